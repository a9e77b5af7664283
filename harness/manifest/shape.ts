import { z } from 'zod';
import type { JsonObject } from '../model/json.ts';
import type { ChildName } from '../model/plan.ts';
import { profiles } from '../model/requirement.ts';
import { parseRevision, type Revision, transports } from '../model/revision.ts';
import { settingNames } from '../model/setting.ts';
import { placeholdersIn } from './placeholders.ts';

/** What strings of a command, of the environment and of the configuration may contain. */
const launchNames = [
  'config',
  'port',
  'dir',
  'here',
  'modules',
  'hubproof',
  'child.url',
  'child.shell',
  'child.name',
];

const text = z.string().min(1);

const environmentNames = launchNames.filter((name) => name !== 'hubproof');

function textWith(names: readonly string[], base: z.ZodString = text) {
  return base.check((context) => {
    const complain = (message: string) =>
      context.issues.push({ code: 'custom', input: context.value, message });
    for (const name of placeholdersIn(context.value)) {
      if (!names.includes(name)) {
        const known = names.map((one) => `{${one}}`).join(' ');
        complain(`{${name}} is no placeholder here; the ones there are: ${known}`);
      } else if (name === 'hubproof' && context.value !== '{hubproof}') {
        complain('{hubproof} stands for several arguments and must be one of its own');
      }
    }
  });
}

const command = z
  .array(textWith(launchNames))
  .min(1)
  .describe('The program and its arguments. It is run in a folder of its own, without a shell.');

const call = z
  .strictObject({
    name: textWith(['child', 'tool']).default('{tool}').describe('Tool that the client calls.'),
    arguments: z
      .union([z.literal('{arguments}'), z.record(z.string(), z.json())])
      .default('{arguments}')
      .describe('"{arguments}" where it stands alone becomes the arguments of the child\'s tool.'),
  })
  .check((context) => {
    for (const name of placeholdersIn(JSON.stringify(context.value.arguments))) {
      if (['child', 'tool', 'arguments'].includes(name)) continue;
      const message = `{${name}} is no placeholder here; the ones there are: {child} {tool} {arguments}`;
      context.issues.push({ code: 'custom', input: context.value, path: ['arguments'], message });
    }
  })
  .describe("How a child's tool is called through this door; absent: under its own name.");

const ready = z
  .strictObject({
    line: text.optional().describe('A regular expression; the hub is up when it has printed such a line.'),
    url: z
      .string()
      .regex(/^\//, 'must start with "/"')
      .optional()
      .describe('A path that answers 2xx once the hub is up.'),
  })
  .check((context) => {
    const { line, url } = context.value;
    const complain = (path: string[], message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path, message });
    if ((line === undefined) === (url === undefined)) complain([], 'must have either "line" or "url"');
    try {
      new RegExp(line ?? '', 'u');
    } catch (error) {
      complain(['line'], `is no regular expression (${(error as Error).message})`);
    }
  })
  .describe('How one can tell that the hub is up.');

const path = z
  .string()
  .regex(/^\//, 'must start with "/"')
  .pipe(textWith(['child']))
  .describe('Path of the endpoint; {child} is the name of the child.');

const headers = z.record(z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/), z.string());
const credentials = z.strictObject({ headers: headers.describe('Header fields of each of its requests.') });

const revision = z
  .string()
  .refine((value) => parseRevision(value) !== undefined, 'is no revision (06, 11, 28 or a full date)')
  .transform((value) => parseRevision(value) as Revision);

const limits = {
  maxMessageBytes: z.int().min(1).optional().describe('Most bytes in the message of a question.'),
  maxPayloadBytes: z.int().min(1).optional().describe('Most bytes in a whole question.'),
  stateTtlMs: z.int().min(1).optional().describe('How long a half-finished call can be taken up again.'),
  callDeadlineMs: z.int().min(1).optional().describe('How long a child may take for one answer.'),
};

const entryMembers: z.ZodType<JsonObject> = z.record(z.string(), z.json());

const variant = z.strictObject({
  env: z
    .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/), textWith(environmentNames, z.string()).nullable())
    .default({})
    .describe('What is different in its environment; null: not set.'),
  args: z.array(textWith(launchNames)).default([]).describe('Arguments behind those of each door.'),
  alpha: entryMembers
    .default({})
    .describe("Members of the configuration's entry for each child called alpha."),
  settings: z
    .strictObject({ ...limits, maxRounds: z.int().min(1).optional() })
    .default({})
    .describe('What is different in its limits.'),
});

const exception = z.strictObject({
  client: revision.optional(),
  child: revision.optional(),
  clientVia: z.enum(transports).optional(),
  childVia: z.enum(transports).optional(),
  because: text.describe('The reason, as reports print it.'),
});

/** How a hub is plugged in, as its manifest says it: what is not said here is not known of the hub. */
export const manifestShape = z.strictObject({
  $schema: z.string().optional().describe('For editors.'),
  name: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._@/-]*$/)
    .describe('Name of the hub in reports.'),
  version: z
    .union([text, z.strictObject({ package: text })], {
      error: 'must be a text, or { "package": NAME } for the version of an installed package',
    })
    .describe('Version of the hub, or the npm package below {modules} that says it.'),
  profile: z.enum(profiles).optional().describe('What it is held to where the command line does not say.'),
  runs: z.int().min(1).optional().describe('Plans per scenario and pair, where the hub is slow.'),
  bind: z
    .literal('preload')
    .optional()
    .describe('A Node.js hub that would listen on all interfaces is kept on 127.0.0.1.'),
  env: z
    .record(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/), textWith(environmentNames, z.string()))
    .default({})
    .describe('Environment of the hub; of ours it gets nothing but a plain PATH, HOME and the like.'),
  config: z
    .strictObject({
      file: z
        .string()
        .regex(/^[A-Za-z0-9._-]+$/, 'must be a plain file name')
        .describe('Its name in the folder of the hub; {config} is its path.'),
      shape: z.literal('mcpServers').describe('{"mcpServers": {NAME: {command, args} or {url}}}.'),
    })
    .optional()
    .describe('The file that tells the hub of its children.'),
  children: z
    .strictObject({
      transports: z.array(z.enum(transports)).min(1).describe('How the hub can reach its children.'),
      max: z.literal(1).optional().describe('1 for a hub that carries a single child.'),
    })
    .describe('What children it can have.'),
  doors: z
    .strictObject({
      http: z
        .strictObject({
          command,
          ready,
          path,
          call: call.optional(),
          other: z
            .strictObject({ path, call: call.optional() })
            .optional()
            .describe('Another endpoint of the same process that reaches the same children.'),
        })
        .optional()
        .describe('Streamable HTTP at 127.0.0.1:{port}.'),
      stdio: z
        .strictObject({ command, call: call.optional() })
        .optional()
        .describe('Standard input and output; one process for each client.'),
    })
    .refine((doors) => doors.http !== undefined || doors.stdio !== undefined, 'must have "http" or "stdio"')
    .describe('How clients reach the hub.'),
  credentials: z
    .strictObject({ ann: credentials, bob: credentials })
    .optional()
    .describe('What makes two clients two for the hub over HTTP; absent: it cannot tell them apart.'),
  settings: z
    .strictObject({
      ...limits,
      maxRounds: z.int().min(1).default(8).describe('How often one call may ask before the hub ends it.'),
    })
    .default({ maxRounds: 8 })
    .describe('Limits of the hub as it is started here; what is not known is left out.'),
  variants: z
    .partialRecord(z.enum(settingNames), variant)
    .default({})
    .describe('How the hub is set up otherwise. What is left out is not played.'),
  logs: z
    .array(z.string().regex(/^[A-Za-z0-9._/-]+$/, 'must be a path below the folder of the hub'))
    .default([])
    .describe('Files in its folder that it writes its log to, beside its standard streams.'),
  cannot: z
    .array(exception)
    .default([])
    .describe('Pairs that the hub cannot be set up for. A member that is left out means any.'),
});

/** A manifest that was read and checked. */
export type Manifest = z.output<typeof manifestShape> & {
  /** Folder of the file: `{here}`. */
  readonly here: string;
  /** Members that the configuration's entries have beside how a child is reached, by what we call the child. */
  readonly entries?: Partial<Record<ChildName, JsonObject>>;
};
