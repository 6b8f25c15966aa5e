#!/usr/bin/env node
import module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 16)) {
  process.stderr.write(
    `The sandbox needs Node 22.16 or newer; this is ${process.version}. In a project, \`npm install --save-dev node@24\` installs one, with which \`npx seller-funds-sandbox\` runs.\n`,
  );
  process.exit(1);
}
// Caches compiled code for the next start. Applies to modules that are imported afterwards.
module.enableCompileCache();
const { runProcess } = await import('./run-process.js');

await runProcess('seller-funds-sandbox');
