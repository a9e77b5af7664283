import fc from 'fast-check';

// A change is judged by what it changes, so the properties of our own tests draw the same values each time;
// the nightly job sets a seed of its own and looks further.
fc.configureGlobal({ seed: Number(process.env.HUBPROOF_TEST_SEED ?? 1) });
