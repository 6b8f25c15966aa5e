import { fromMinor } from '@seller-funds/client/money';
import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';

/** Money that went from one side to the other. */
interface Stream {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly currency: string;
}

/** A place of money, drawn as a bar as high as what went through it. */
interface Bar {
  readonly name: string;
  readonly amount: number;
  readonly y: number;
  readonly height: number;
}

const width = 640;
const barWidth = 10;
const gap = 34;
/** How high all the money is together; no stream is thinner than a line. */
const moneyHeight = 160;
const thinnest = 1.5;

/** Where the money of journals went: a bar for each place, a ribbon as thick as what moved. */
export function Flow({
  movements,
  nameOf,
}: {
  readonly movements: readonly types.api.Movement[];
  readonly nameOf: (account: string) => string;
}): JSX.Element | null {
  const streams = streamsOf(movements, nameOf);
  const total = streams.reduce((sum, { amount }) => sum + amount, 0);
  const currency = streams[0]?.currency;
  if (currency === undefined) return null;
  const thickness = (amount: number): number => Math.max(thinnest, (amount / total) * moneyHeight);
  const left = barsOf(streams, ({ from }) => from, thickness);
  const right = barsOf(streams, ({ to }) => to, thickness);
  const height = Math.max(...[left, right].map((bars) => bottomOf(bars))) + 14;
  const text = streams.map(
    ({ from, to, amount }) => `${fromMinor(amount, currency)} ${currency} from ${from} to ${to}`,
  );
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Where the money went: ${text.join('; ')}`}
      >
        {ribbonsOf(streams, left, right, thickness)}
        {left.map((bar) => (
          <BarView key={bar.name} bar={bar} x={0} currency={currency} side="left" />
        ))}
        {right.map((bar) => (
          <BarView key={bar.name} bar={bar} x={width - barWidth} currency={currency} side="right" />
        ))}
      </svg>
    </figure>
  );
}

function BarView({
  bar: { name, amount, y, height },
  x,
  currency,
  side,
}: {
  readonly bar: Bar;
  readonly x: number;
  readonly currency: string;
  readonly side: 'left' | 'right';
}): JSX.Element {
  const left = side === 'left';
  return (
    <>
      <rect class="bar" x={x} y={y} width={barWidth} height={height} rx="2" />
      <text x={left ? 0 : width} y={y - 6} text-anchor={left ? 'start' : 'end'}>
        {name} · {fromMinor(amount, currency)} {currency}
      </text>
    </>
  );
}

function streamsOf(
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

function barsOf(
  streams: readonly Stream[],
  nameOf: (stream: Stream) => string,
  thickness: (amount: number) => number,
): Bar[] {
  const bars: Bar[] = [];
  for (const name of new Set(streams.map(nameOf))) {
    const own = streams.filter((stream) => nameOf(stream) === name);
    const height = own.reduce((sum, { amount }) => sum + thickness(amount), 0);
    const amount = own.reduce((sum, stream) => sum + stream.amount, 0);
    bars.push({ name, amount, y: bottomOf(bars) + gap - 12, height });
  }
  return bars;
}

function bottomOf(bars: readonly Bar[]): number {
  const last = bars.at(-1);
  return last ? last.y + last.height : 0;
}

/** Each stream leaves its bar below the one before, and arrives so. */
function ribbonsOf(
  streams: readonly Stream[],
  left: readonly Bar[],
  right: readonly Bar[],
  thickness: (amount: number) => number,
): JSX.Element[] {
  const used = new Map<Bar, number>();
  const take = (bar: Bar | undefined, amount: number): number => {
    if (!bar) return 0;
    const before = used.get(bar) ?? 0;
    used.set(bar, before + thickness(amount));
    return bar.y + before;
  };
  return streams.map(({ from, to, amount }) => {
    const thick = thickness(amount);
    const start = take(
      left.find(({ name }) => name === from),
      amount,
    );
    const end = take(
      right.find(({ name }) => name === to),
      amount,
    );
    const [x1, x2, middle] = [barWidth, width - barWidth, width / 2];
    const path =
      `M${x1},${start} C${middle},${start} ${middle},${end} ${x2},${end} ` +
      `V${end + thick} C${middle},${end + thick} ${middle},${start + thick} ${x1},${start + thick} Z`;
    return <path key={`${from} ${to}`} class="ribbon" d={path} />;
  });
}
