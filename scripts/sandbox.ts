// `pnpm sandbox`: the whole API with state, on this machine; `pnpm sandbox verify`: check its books.
import { runProcess } from '@seller-funds/sandbox/cli';

await runProcess('pnpm sandbox');
