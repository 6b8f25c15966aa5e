// `pnpm lint [PATH…]`: lints the code and checks its format: all of it, or the given folders and files.
import { finished, startPackage } from './processes/run-node.ts';

const paths = process.argv.slice(2);
const lint = startPackage('oxlint', 'oxlint', ['--type-aware', ...paths], 'inherit');
process.exitCode =
  (await finished(lint)) ||
  (await finished(startPackage('oxfmt', 'oxfmt', ['--check', ...paths], 'inherit')));
