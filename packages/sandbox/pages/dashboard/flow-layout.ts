import type * as types from '../../src/generated/types/index.js';

/** Money that went from one place to another. */
export interface Stream {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly currency: string;
}

/** A place of money, as high as what went through it, in the column of how far the money had come. */
export interface Place {
  readonly name: string;
  readonly received: number;
  readonly sent: number;
  readonly column: number;
  readonly y: number;
  readonly height: number;
}

/** A stream in its picture: where it leaves, where it arrives, and how thick it is. */
export interface Ribbon {
  readonly stream: Stream;
  readonly from: Place;
  readonly to: Place;
  readonly startY: number;
  readonly endY: number;
  readonly thickness: number;
}

/** Where everything of a picture stands. Its unit is the pixel. */
export interface FlowLayout {
  readonly places: readonly Place[];
  readonly ribbons: readonly Ribbon[];
  readonly columns: number;
  readonly height: number;
}

/** How high all the money is together; no stream is thinner than a line. */
const moneyHeight = 160;
const thinnest = 1.5;

/** What stands above each place: two lines of text. */
const labelHeight = 44;

/** The streams of movements, those between the same places together. */
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

/** Puts places into columns, from where money came to where it stayed, and streams between them. */
export function layOut(streams: readonly Stream[]): FlowLayout {
  const columnOf = columnsOf(streams);
  const total = streams
    .filter(({ from }) => columnOf.get(from) === 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  const thicknessOf = (amount: number): number =>
    Math.max(thinnest, (amount / Math.max(total, 1)) * moneyHeight);
  const places = stack(streams, columnOf, thicknessOf);
  return {
    places: [...places.values()],
    ribbons: ribbonsOf(streams, places, thicknessOf),
    columns: Math.max(...columnOf.values()) + 1,
    height: Math.max(...[...places.values()].map(({ y, height }) => y + height)) + 4,
  };
}

/** The column of each place: one behind the last that money came from. Circles end after all places. */
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

/** Stacks the places of each column. */
function stack(
  streams: readonly Stream[],
  columnOf: ReadonlyMap<string, number>,
  thicknessOf: (amount: number) => number,
): Map<string, Place> {
  const places = new Map<string, Place>();
  const bottoms = new Map<number, number>();
  const sum = (own: readonly Stream[], measure = (amount: number): number => amount): number =>
    own.reduce((all, { amount }) => all + measure(amount), 0);
  for (const [name, column] of columnOf) {
    const into = streams.filter(({ to }) => to === name);
    const outOf = streams.filter(({ from }) => from === name);
    const y = (bottoms.get(column) ?? 0) + labelHeight;
    const height = Math.max(sum(into, thicknessOf), sum(outOf, thicknessOf));
    const [received, sent] = [sum(into), sum(outOf)];
    places.set(name, { name, received, sent, column, y, height });
    bottoms.set(column, y + height);
  }
  return places;
}

/** Each stream leaves its place below the one before, and arrives so. */
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
