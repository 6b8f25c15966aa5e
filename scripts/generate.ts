// `pnpm generate`: keeps what Node compiles, so that the next run starts sooner, and runs the command.
import { enableCompileCache } from 'node:module';

enableCompileCache();
// Only a stack trace needs them, and finding them in all that is loaded takes its time.
process.setSourceMapsEnabled(process.argv.includes('--debug'));
await import('./generate-command.ts');
