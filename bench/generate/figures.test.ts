import { expect, test } from 'vitest';
import { isMet, ratioOf } from '../page/figure.ts';
import { failuresOf, generateFigures } from './figures.ts';
import type { DocumentResult, ToolResult } from './result.ts';

function resultOf(
  tool: string,
  cpuMilliseconds: number,
  more: Partial<ToolResult> = {},
): ToolResult {
  const cost = { milliseconds: 1, cpuMilliseconds };
  return { tool, generation: cost, typeCheck: { ...cost, errors: 0 }, ...more };
}

const document: DocumentResult = {
  document: 'pets',
  title: 'Pets',
  bytes: 2 ** 20,
  operations: 3,
  results: [
    resultOf('ours', 1000, { clientBundle: { gzip: 4000 } }),
    resultOf('ours-three', 800),
    resultOf('hey-api', 1100, { validatorBundle: { failure: 'no such export' } }),
    { tool: 'orval', generation: { failure: 'out of memory' } },
  ],
};

const figures = new Map(generateFigures(document).map((figure) => [figure.id, figure]));

test.each([
  ['generate-pets-cpu', 1000 / 1100, false],
  ['generate-pets-check', 800 / 1100, true],
  ['generate-pets-client', undefined, true],
])('%s has the ratio %d, and meets its goal: %s', (id, ratio, met) => {
  const figure = figures.get(id);
  expect(figure && [ratioOf(figure), isMet(figure)]).toEqual([ratio, met]);
});

test('the goal of small documents is weaker', () => {
  const small = generateFigures({ ...document, bytes: 99_000 });
  expect(small.find(({ id }) => id === 'generate-pets-cpu')?.goal).toEqual({ share: 0.9 });
  expect(figures.get('generate-pets-cpu')?.goal).toEqual({ share: 0.8 });
});

test('leaves out what was not measured, and lists why', () => {
  expect(figures.has('generate-pets-memory')).toBe(false);
  expect(failuresOf(document)).toBe(
    '- hey-api, one validator: no such export\n- orval, generate: out of memory',
  );
});
