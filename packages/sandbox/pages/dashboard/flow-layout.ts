import type * as types from '../../src/generated/types/index.js';

/** The sum of money that moved from one place to another. */
export interface Stream {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly currency: string;
}

/** A place of money in the diagram. Its height is proportional to the money that passed it. */
export interface Place {
  readonly name: string;
  readonly received: number;
  readonly sent: number;
  readonly column: number;
  readonly y: number;
  readonly height: number;
}

/** A stream in the diagram: its start, end and thickness. */
export interface Ribbon {
  readonly stream: Stream;
  readonly from: Place;
  readonly to: Place;
  readonly startY: number;
  readonly endY: number;
  readonly thickness: number;
}

/** The layout of a diagram, in pixels. */
export interface FlowLayout {
  readonly places: readonly Place[];
  readonly ribbons: readonly Ribbon[];
  readonly columns: number;
  readonly height: number;
}

/** The height of the total amount, and the minimum thickness of a stream. */
const moneyHeight = 160;
const thinnest = 1.5;

/** The height of the label above each place: two lines of text. */
export const labelHeight = 44;

/** Sums up movements by source and destination. */
export function streamsOf(
  movements: readonly types.api.Movement[],
  nameOf: (account: string) => string,
): Stream[] {
  const streams = new Map<string, Stream>();
  for (const { from, to, amount, currency } of movements) {
    const ends = { from: nameOf(from.account), to: nameOf(to.account) };
    const key = JSON.stringify(ends);
    const before = streams.get(key)?.amount ?? 0;
    streams.set(key, { ...ends, currency, amount: before + amount });
  }
  return [...streams.values()];
}

/** Arranges places in columns, from sources to destinations. `room` is the height above each place in pixels. */
export function layOutFlow(streams: readonly Stream[], room = labelHeight): FlowLayout {
  const columnOf = columnsOf(streams);
  const total = streams
    .filter(({ from }) => columnOf.get(from) === 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  const thicknessOf = (amount: number): number =>
    Math.max(thinnest, (amount / Math.max(total, 1)) * moneyHeight);
  const places = stack(streams, columnOf, thicknessOf, room);
  return {
    places: [...places.values()],
    ribbons: ribbonsOf(streams, places, thicknessOf),
    columns: Math.max(...columnOf.values()) + 1,
    height: Math.max(...[...places.values()].map(({ y, height }) => y + height)) + 4,
  };
}

/** The column of each place: one after its last source. Cycles end after the number of places. */
function columnsOf(streams: readonly Stream[]): Map<string, number> {
  const names = new Set(streams.flatMap(({ from, to }) => [from, to]));
  const columns = new Map([...names].map((name) => [name, 0]));
  for (let round = 1; round < names.size; round += 1) {
    for (const { from, to } of streams) {
      const behind = (columns.get(from) ?? 0) + 1;
      if (from !== to && behind < names.size) {
        columns.set(to, Math.max(columns.get(to) ?? 0, behind));
      }
    }
  }
  return columns;
}

function stack(
  streams: readonly Stream[],
  columnOf: ReadonlyMap<string, number>,
  thicknessOf: (amount: number) => number,
  room: number,
): Map<string, Place> {
  const places = new Map<string, Place>();
  const bottoms = new Map<number, number>();
  const sum = (own: readonly Stream[], measure = (amount: number): number => amount): number =>
    own.reduce((all, { amount }) => all + measure(amount), 0);
  for (const [name, column] of columnOf) {
    const into = streams.filter(({ to }) => to === name);
    const outOf = streams.filter(({ from }) => from === name);
    const y = (bottoms.get(column) ?? 0) + room;
    const height = Math.max(sum(into, thicknessOf), sum(outOf, thicknessOf));
    const [received, sent] = [sum(into), sum(outOf)];
    places.set(name, { name, received, sent, column, y, height });
    bottoms.set(column, y + height);
  }
  return places;
}

function ribbonsOf(
  streams: readonly Stream[],
  places: ReadonlyMap<string, Place>,
  thicknessOf: (amount: number) => number,
): Ribbon[] {
  const [left, arrived] = [new Map<Place, number>(), new Map<Place, number>()];
  const take = (used: Map<Place, number>, place: Place, thickness: number): number => {
    const before = used.get(place) ?? 0;
    used.set(place, before + thickness);
    return place.y + before;
  };
  return streams.flatMap((stream) => {
    const [from, to] = [places.get(stream.from), places.get(stream.to)];
    if (!from || !to) return [];
    const thickness = thicknessOf(stream.amount);
    const startY = take(left, from, thickness);
    return [{ stream, from, to, startY, endY: take(arrived, to, thickness), thickness }];
  });
}
