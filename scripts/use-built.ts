// Makes the packages resolve to the output of `pnpm build`, as publishing does: applies `publishConfig` to each
// package.json. For Docker images, see docker/.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes/run-node.ts';

for (const name of readdirSync(join(root, 'packages'))) {
  if (name.includes('.')) continue;
  const file = join(root, 'packages', name, 'package.json');
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as {
    publishConfig: object;
  };
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...publishConfig }, undefined, 2)}\n`);
}
