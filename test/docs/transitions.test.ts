// The guide prints the table by which the sandbox refuses and the dashboard offers. UPDATE_DOCS=1 writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transitions } from '../../packages/sandbox/src/domain/transitions.js';
import { guide } from './programs.js';

const head =
  '| Object | Action | In the states | It needs | What follows |\n|---|---|---|---|---|\n';

test('the guide has each action of the table', () => {
  const lines = Object.entries(transitions).flatMap(([kind, actions]) =>
    Object.entries(actions).map(([action, row]) => {
      const all = row.from.map((state: string) => `\`${state}\``).join(', ');
      const states = row.from.length > 4 ? 'any' : all;
      return `| ${kind} | \`${action}\` | ${states} | ${'needs' in row ? row.needs : ''} | ${row.then} |\n`;
    }),
  );
  const file = join(guide, 'sandbox.md');
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(head);
  const end = text.indexOf('\n\n', start) + 1;
  const table = head + lines.join('');
  expect(start).toBeGreaterThan(0);
  const updates = Boolean(process.env['UPDATE_DOCS']);
  if (updates) writeFileSync(file, text.slice(0, start) + table + text.slice(end));
  expect(updates ? table : text.slice(start, end)).toBe(table);
});
