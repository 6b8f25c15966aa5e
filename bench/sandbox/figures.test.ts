import { expect, test } from 'vitest';
import { isMet, ratioOf } from '../page/figure.ts';
import { startFigures, storeFigures } from './figures.ts';
import type { Load } from './load.ts';
import { scaleFigures, scaleReport } from './scale-report.ts';

/** Two rounds; the machine is ten times slower in the second. */
function loads(cpuMilliseconds: number): Load[] {
  return [1, 10].map((slower) => ({
    requests: 1000,
    milliseconds: cpuMilliseconds * slower,
    cpuMilliseconds: cpuMilliseconds * slower,
    latency: { p50: 1.24, p99: 20 },
  }));
}

const start = (cpuMilliseconds: number) => ({ cpuMilliseconds, bytes: 2 ** 20 });

const summary = (figures: ReturnType<typeof startFigures>) =>
  figures.map((figure) => [figure.id, figure.against, ratioOf(figure), isMet(figure)]);

test('compares requests with a split by hand of the same round', () => {
  const [byHand, split, payout] = [loads(1), loads(4), loads(2)];
  const measured = { byHand, split, payout, list: loads(2), balance: loads(1) };
  const figures = storeFigures({ store: 'sqlite', loads: measured });
  expect(summary(figures)).toEqual([
    ['sandbox-sqlite-split-time', 'a split by hand', 4, undefined],
    ['sandbox-sqlite-split', 'a split by hand', 4, false],
    ['sandbox-sqlite-payout', 'a split by hand', 2, undefined],
    ['sandbox-sqlite-list', 'a split by hand', 2, undefined],
    ['sandbox-sqlite-balance', 'a split by hand', 1, undefined],
  ]);
});

test('compares the start with that of Node alone', () => {
  expect(summary(startFigures({ sandbox: [start(400)], bare: [start(100)] }))).toEqual([
    ['sandbox-start', 'bare Node', 4, false],
    ['sandbox-start-memory', 'bare Node', 1, true],
  ]);
});

const scale = {
  tenants: [
    { tenants: 1, loads: { split: loads(100), balance: loads(50) }, bytes: 100 * 2 ** 20 },
    { tenants: 10_000, loads: { split: loads(110), balance: loads(65) }, bytes: 104 * 2 ** 20 },
  ],
  processes: [
    { processes: 1, loads: loads(100) },
    { processes: 2, loads: loads(70) },
  ],
};

test('compares many tenants and processes with few', () => {
  expect(summary(scaleFigures(scale))).toEqual([
    ['sandbox-tenants-split', 'with 1', expect.closeTo(1.1), true],
    ['sandbox-tenants-balance', 'with 1', expect.closeTo(1.3), false],
    ['sandbox-processes', 'one process', expect.closeTo(0.7), false],
  ]);
});

test('shows rates, latencies, CPU time and memory', () => {
  expect(scaleReport(scale)).toMatch(
    /\| 10000 +\| +split \| +\d+ \| +1\.2 \| +20\.0 \| +\d+ \| +104 \|/,
  );
});
