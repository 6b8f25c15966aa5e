// `pnpm generate`: exits at once if nothing has changed since the last successful run; otherwise runs the command with
// Node's compile cache.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { hashOf, readPassed, writePassed } from './passed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [first, ...more] = process.argv.slice(2);
const isWhole = first === undefined || (first === '--check' && more.length === 0);

if (isWhole && readPassed(root).all === hashOf(root, ['**/*'])) {
  console.log('Nothing has changed since the last successful run.');
} else {
  enableCompileCache();
  // Only stack traces need source maps, and searching all modules for them is slow.
  process.setSourceMapsEnabled(process.argv.includes('--debug'));
  // Registered here and not by --import: a run without changes needs no compiler.
  const { register } = await import('tsx/esm/api');
  register();
  const { generatedFolders, sandboxFolders } = await import('./layout.ts');
  const inputs = (): string => hashOf(root, ['**/*'], [...generatedFolders, ...sandboxFolders]);
  const before = isWhole ? inputs() : '';
  await import('./generate-command.ts');
  // Files edited during the run may not have been checked.
  if (isWhole && process.exitCode === 0 && inputs() === before) {
    writePassed(root, { all: hashOf(root, ['**/*']) });
  }
}
