import { startAuthority } from './authority.ts';

const { issuer } = await startAuthority(Number(process.argv[2] ?? 0));
process.stderr.write(`authority: issuer ${issuer}\n`);
