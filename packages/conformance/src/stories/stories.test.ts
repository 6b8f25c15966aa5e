import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rehearse } from '../testing/rehearsal.js';
import { storiesByArea } from './index.js';
import { anyStory } from './random.js';

const told = Object.values(storiesByArea)
  .flat()
  .flatMap(([id, , , commands, only]) =>
    (only ? [only] : (['v1', 'v2'] as const)).map((version) => ({ id, version, commands })),
  );

test.each(told)(
  'every command of $id in $version does something, and is accepted unless it is marked',
  async ({ commands, version }) => {
    expect(await rehearse(commands, version)).toMatchObject({ idle: [] });
  },
);

test('most commands of random stories do something, and most requests are accepted', async () => {
  const total = { accepted: 0, refused: 0, idle: 0 };
  for (const [version, commands] of fc.sample(anyStory, { seed: 1, numRuns: 40 })) {
    const { accepted, refused, idle } = await rehearse(commands, version, 'either');
    total.accepted += accepted;
    total.refused += refused;
    total.idle += idle.length;
  }
  expect(total.refused / total.accepted).toBeLessThan(0.1);
  expect(total.idle / total.accepted).toBeLessThan(0.1);
});
