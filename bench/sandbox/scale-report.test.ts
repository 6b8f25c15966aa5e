import { expect, test } from 'vitest';
import { scaleReport } from './scale-report.ts';

const measured = {
  tenants: 10_000,
  split: { few: [1, 2, 3], many: [2, 2.2, 2.4] },
  balance: { few: [1], many: [1.3] },
  memory: { few: 100 * 2 ** 20, many: 104 * 2 ** 20 },
  rate: { one: [100], two: [140] },
};

test('compares ratios of medians with their goals', () => {
  const lines = scaleReport(measured).split('\n');
  const [splits, balances, memory, rate] = lines.slice(-4).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(splits).toEqual(['CPU of a split', '2000 µs', '2200 µs', '1.10', '≤ 1.2', 'yes']);
  expect(balances?.slice(3)).toEqual(['1.30', '≤ 1.2', 'no']);
  expect(memory?.slice(3)).toEqual(['1.04', '≤ 1.2', 'yes']);
  expect(rate?.slice(1)).toEqual(['100/s', '140/s', '1.40', '≥ 1.5', 'no']);
});
