// `pnpm sandbox`: serves the whole API with state; `pnpm sandbox verify` checks the ledger's invariants.
import { runProcess } from '@seller-funds/sandbox/cli';

await runProcess('pnpm sandbox');
