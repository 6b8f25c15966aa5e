import { expect, test } from 'vitest';
import type * as types from '../../src/generated/types/index.js';
import { layOutFlow, streamsOf } from './flow-layout.js';

function move(from: string, to: string, amount: number): types.api.Movement {
  const bucket = 'PENDING';
  return { from: { account: from, bucket }, to: { account: to, bucket }, currency: 'EUR', amount };
}

const itself = (name: string): string => name;

test('what moved between the same places is one stream', () => {
  const streams = streamsOf([move('a', 'b', 1), move('a', 'c', 2), move('a', 'b', 4)], itself);
  expect(streams.map(({ to, amount }) => [to, amount])).toEqual([
    ['b', 5],
    ['c', 2],
  ]);
});

test('places accounts after all their sources, and shows their balance', () => {
  const movements = [
    move('payment', 'mila', 100),
    move('payment', 'fee', 5),
    move('mila', 'fee', 12),
  ];
  const { places, ribbons, columns } = layOutFlow(streamsOf(movements, itself));
  expect(columns).toBe(3);
  expect(
    places.map(({ name, column, received, sent }) => ({ name, column, received, sent })),
  ).toEqual([
    { name: 'payment', column: 0, received: 0, sent: 105 },
    { name: 'mila', column: 1, received: 100, sent: 12 },
    { name: 'fee', column: 2, received: 17, sent: 0 },
  ]);
  // What leaves a place leaves it one below the other, and never more than it has.
  for (const { from, to, startY, endY, thickness } of ribbons) {
    expect(startY).toBeGreaterThanOrEqual(from.y);
    expect(startY + thickness).toBeLessThanOrEqual(from.y + from.height + 1e-9);
    expect(endY + thickness).toBeLessThanOrEqual(to.y + to.height + 1e-9);
  }
});

test('places of a column do not overlap, and a cent among millions can be seen', () => {
  const movements = [move('p', 'a', 1), move('p', 'b', 10_000_000), move('p', 'c', 1)];
  const { places, height } = layOutFlow(streamsOf(movements, itself));
  const column = places.filter((place) => place.column === 1);
  for (const [index, place] of column.entries()) {
    expect(place.height).toBeGreaterThanOrEqual(1.5);
    const above = column[index - 1] ?? { y: 0, height: 0 };
    expect(place.y).toBeGreaterThan(above.y + above.height);
    expect(place.y + place.height).toBeLessThan(height);
  }
});

test('money that goes in a circle has an end in the picture', () => {
  const { columns, places } = layOutFlow(streamsOf([move('a', 'b', 1), move('b', 'a', 1)], itself));
  expect(places).toHaveLength(2);
  expect(columns).toBeLessThanOrEqual(2);
});
