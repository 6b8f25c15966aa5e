import type { JSX } from 'preact';
import type * as types from '../../../src/generated/types/index.js';
import { amountText } from '../amount-text.js';
import {
  type FlowLayout,
  labelHeight,
  layOutFlow,
  type Place,
  type Ribbon,
  streamsOf,
} from '../flow-layout.js';

/** The widths on a desktop and a phone. The diagram is not scaled, so that its text stays readable. */
const wide = 680;
const narrow = 340;
const barWidth = 10;

const longestName = 22;

interface Scene extends FlowLayout {
  readonly width: number;
  /** By how much the labels of every other column are raised, so that those of neighbors do not collide. */
  readonly lift: number;
}

/** The money flow of movements: a bar for each place, and ribbons with a thickness proportional to the amount. */
export function Flow({
  movements,
  nameOf,
}: {
  readonly movements: readonly types.api.Movement[];
  readonly nameOf: (account: string) => string;
}): JSX.Element | null {
  const streams = streamsOf(movements, nameOf);
  const currency = streams[0]?.currency;
  if (currency === undefined) return null;
  const isNarrow = matchMedia('(max-width: 45rem)').matches;
  const lift = isNarrow ? labelHeight : 0;
  const layout = layOutFlow(streams, labelHeight + lift);
  const scene: Scene = { ...layout, width: isNarrow ? narrow : wide, lift };
  const texts = streams.map(
    ({ from, to, amount }) => `${amountText(amount, currency)} ${currency} from ${from} to ${to}`,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <figure role="region" aria-label="Money flow diagram" tabIndex={0}>
      <svg
        class={isNarrow ? 'narrow' : 'wide'}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        role="img"
        aria-label={`Money flow: ${texts.join('; ')}`}
      >
        {scene.ribbons.map((ribbon) => (
          <RibbonView key={`${ribbon.from.name} ${ribbon.to.name}`} ribbon={ribbon} scene={scene} />
        ))}
        {scene.places.map((place) => (
          <PlaceView key={place.name} place={place} scene={scene} currency={currency} />
        ))}
      </svg>
    </figure>
  );
}

function xOf({ column }: Place, { columns, width }: Scene): number {
  return columns === 1 ? 0 : (column / (columns - 1)) * (width - barWidth);
}

function PlaceView({
  place,
  scene,
  currency,
}: {
  readonly place: Place;
  readonly scene: Scene;
  readonly currency: string;
}): JSX.Element {
  const { name, received, sent, column, y, height } = place;
  const x = xOf(place, scene);
  const last = column === scene.columns - 1;
  const anchor = column === 0 ? 'start' : last ? 'end' : 'middle';
  const textX = column === 0 ? x : last ? x + barWidth : x + barWidth / 2;
  const labelY = y - (column % 2 === 1 ? scene.lift : 0);
  const kept = received - sent;
  const amount = `${amountText(Math.max(received, sent), currency)} ${currency}`;
  const keeps = received > 0 && sent > 0 ? `, keeps ${amountText(kept, currency)}` : '';
  return (
    <>
      <rect class="bar" x={x} y={y} width={barWidth} height={height} rx="2" />
      <text x={textX} y={labelY - 22} text-anchor={anchor}>
        {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
      </text>
      <text class="amount" x={textX} y={labelY - 6} text-anchor={anchor}>
        {amount}
        {keeps}
      </text>
    </>
  );
}

function RibbonView({
  ribbon: { from, to, startY, endY, thickness },
  scene,
}: {
  readonly ribbon: Ribbon;
  readonly scene: Scene;
}): JSX.Element {
  const [start, end] = [xOf(from, scene) + barWidth, xOf(to, scene)];
  const middle = (start + end) / 2;
  const path =
    `M${start},${startY} C${middle},${startY} ${middle},${endY} ${end},${endY} ` +
    `V${endY + thickness} C${middle},${endY + thickness} ${middle},${startY + thickness} ` +
    `${start},${startY + thickness} Z`;
  return <path class="ribbon" d={path} />;
}
