// `pnpm generate`: does nothing where nothing has changed since a run that ended well; otherwise keeps what Node
// compiles, so that the next run starts sooner, and runs the command.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { hashOf, readPassed, writePassed } from './passed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [first, ...more] = process.argv.slice(2);
const isWhole = first === undefined || (first === '--check' && more.length === 0);

if (isWhole && readPassed(root).all === hashOf(root, ['**/*'])) {
  console.log('Nothing has changed. All files are as the last run left them, which ended well.');
} else {
  enableCompileCache();
  // Only a stack trace needs them, and finding them in all that is loaded takes its time.
  process.setSourceMapsEnabled(process.argv.includes('--debug'));
  // Not for the whole process from its start: an answer that is known already needs no compiler.
  const { register } = await import('tsx/esm/api');
  register();
  const { generatedFolders, sandboxFolders } = await import('./layout.ts');
  const inputs = (): string => hashOf(root, ['**/*'], [...generatedFolders, ...sandboxFolders]);
  const before = isWhole ? inputs() : '';
  await import('./generate-command.ts');
  // What was edited meanwhile may not have been seen.
  if (isWhole && process.exitCode === 0 && inputs() === before) {
    writePassed(root, { all: hashOf(root, ['**/*']) });
  }
}
