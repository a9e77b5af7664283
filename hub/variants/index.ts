import { anyUrl } from './any-url.ts';
import { asSent } from './as-sent.ts';
import { barredLines } from './barred-lines.ts';
import { blanksForTabs } from './blanks-for-tabs.ts';
import { blanksForUnsafe } from './blanks-for-unsafe.ts';
import { bracketedName } from './bracketed-name.ts';
import { chattyStreams } from './chatty-streams.ts';
import { closingNote } from './closing-note.ts';
import { composedLetters } from './composed-letters.ts';
import { controlPictures } from './control-pictures.ts';
import { cutMessages } from './cut-messages.ts';
import { emphasisedName } from './emphasised-name.ts';
import { endless } from './endless.ts';
import { escapedJson } from './escaped-json.ts';
import { extraLegHeaders } from './extra-leg-headers.ts';
import { extraMembers } from './extra-members.ts';
import { failuresAsResults } from './failures-as-results.ts';
import { fewMarks } from './few-marks.ts';
import { flattenedCodes } from './flattened-codes.ts';
import { german } from './german.ts';
import { hexState } from './hex-state.ts';
import { httpsOnly } from './https-only.ts';
import { isolatedText } from './isolated-text.ts';
import { jsonState } from './json-state.ts';
import { keptJoiners } from './kept-joiners.ts';
import { keptSelectors } from './kept-selectors.ts';
import { keptState } from './kept-state.ts';
import { largeLegIds } from './large-leg-ids.ts';
import { loudWords } from './loud-words.ts';
import { moreDiagnosis } from './more-diagnosis.ts';
import { noBlankLines } from './no-blank-lines.ts';
import { noUrls } from './no-urls.ts';
import { numberedKeys } from './numbered-keys.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { oneLine } from './one-line.ts';
import { otherDescriptions } from './other-descriptions.ts';
import { otherLogWords } from './other-log-words.ts';
import { otherName } from './other-name.ts';
import { otherRefusals } from './other-refusals.ts';
import { paddedState } from './padded-state.ts';
import { prefixedKeys } from './prefixed-keys.ts';
import { prefixedState } from './prefixed-state.ts';
import { quotedLines } from './quoted-lines.ts';
import { quotedText } from './quoted-text.ts';
import { randomKeys } from './random-keys.ts';
import { randomLegIds } from './random-leg-ids.ts';
import { renamedKeys } from './renamed-keys.ts';
import { replacementCharacters } from './replacement-characters.ts';
import { reversedKeys } from './reversed-keys.ts';
import { reversedLegs } from './reversed-legs.ts';
import { reversedLists } from './reversed-lists.ts';
import { reversedQuestions } from './reversed-questions.ts';
import { ruledOff } from './ruled-off.ts';
import { sentence } from './sentence.ts';
import { signedState } from './signed-state.ts';
import { singleNewline } from './single-newline.ts';
import { singleUseState } from './single-use-state.ts';
import { slow } from './slow.ts';
import { spelledOutModes } from './spelled-out-modes.ts';
import { streamedAnswers } from './streamed-answers.ts';
import { taggedQuestions } from './tagged-questions.ts';
import { tellingStatuses } from './telling-statuses.ts';
import { textLegIds } from './text-leg-ids.ts';
import { toldLength } from './told-length.ts';
import { toolErrors } from './tool-errors.ts';
import { tracedLegs } from './traced-legs.ts';
import { trailingNewline } from './trailing-newline.ts';
import { trimmed } from './trimmed.ts';
import { unlimited } from './unlimited.ts';
import type { Variant } from './variant.ts';
import { vendorMeta } from './vendor-meta.ts';
import { visibleEscapes } from './visible-escapes.ts';
import { wholeSequences } from './whole-sequences.ts';
import { wordedProgress } from './worded-progress.ts';

export type { Variant } from './variant.ts';

/** Harmless differences: whatever fails one of them is wrong itself. */
export const variants: readonly Variant[] = [
  anyUrl,
  asSent,
  barredLines,
  blanksForTabs,
  blanksForUnsafe,
  bracketedName,
  chattyStreams,
  closingNote,
  composedLetters,
  controlPictures,
  cutMessages,
  emphasisedName,
  endless,
  escapedJson,
  extraLegHeaders,
  extraMembers,
  failuresAsResults,
  fewMarks,
  flattenedCodes,
  noUrls,
  german,
  hexState,
  httpsOnly,
  isolatedText,
  jsonState,
  keptJoiners,
  keptSelectors,
  keptState,
  largeLegIds,
  loudWords,
  moreDiagnosis,
  noBlankLines,
  numberedKeys,
  oneAtATime,
  oneLine,
  otherDescriptions,
  otherLogWords,
  otherName,
  otherRefusals,
  paddedState,
  prefixedKeys,
  prefixedState,
  quotedLines,
  quotedText,
  randomKeys,
  randomLegIds,
  renamedKeys,
  replacementCharacters,
  reversedKeys,
  reversedLegs,
  reversedLists,
  reversedQuestions,
  ruledOff,
  sentence,
  signedState,
  singleNewline,
  singleUseState,
  slow,
  spelledOutModes,
  streamedAnswers,
  taggedQuestions,
  tellingStatuses,
  textLegIds,
  toldLength,
  toolErrors,
  tracedLegs,
  trailingNewline,
  trimmed,
  unlimited,
  vendorMeta,
  visibleEscapes,
  wholeSequences,
  wordedProgress,
];
