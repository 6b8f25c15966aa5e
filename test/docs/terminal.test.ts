// Compares the picture of a terminal in the README with a real session. UPDATE_DOCS=1 updates it.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { terminalPicture } from '../../docs/build/terminal-picture.js';
import { useTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { run } from '../../scripts/processes/run.js';
import { documentedOrigin } from './programs.js';
import { root } from '../../scripts/processes/run-node.js';

const picture = join(root, 'docs/pictures/terminal.svg');

const commands = [
  `curl -s -H 'Authorization: Bearer test_demo' ${documentedOrigin}/api/divisions |
  jq -c '.[0].balances[] | {virtualAccountType, payoutBalance}'`,
  `pnpm conformance --target ${documentedOrigin} --api-key test_demo \\
  --adapter sandbox --only 'scenario/splits/*' | tail -n 2`,
  `pnpm conformance explain EXT-PS-036 | head -n 3`,
];

const started = useTestSandbox(() => ({ clock: { mode: 'REALTIME' } }), { port: 0 });

function linesOf(svg: string): string[] {
  const lines = svg.split('\n').filter((line) => line.startsWith('<text'));
  return lines.map((line) =>
    line.replaceAll(/\d+ (?=passed|not run|cases|of|proved|failed|not shown)/g, '… '),
  );
}

test('the picture of a terminal has the output of the commands', { tags: 'long' }, async () => {
  const steps = [];
  for (const command of commands) {
    // Runs the commands of package.json with the current Node and tools.
    const script = command
      .replaceAll(documentedOrigin, started.url)
      .replaceAll('pnpm conformance', 'tsx scripts/conformance.ts');
    const PATH = `${join(root, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env['PATH']}`;
    const output = await run('bash', ['-c', script], root, { ...process.env, PATH });
    steps.push({ command, output: output.replaceAll(started.url, documentedOrigin) });
  }
  if (process.env['UPDATE_DOCS']) writeFileSync(picture, terminalPicture(steps));
  expect(linesOf(readFileSync(picture, 'utf8'))).toEqual(linesOf(terminalPicture(steps)));
});
