import { type Figure, ours } from './figure.ts';

const width = 640;
const row = 24;
const left = 190;
const top = 34;

/** Draws a figure as a bar chart: an SVG for light and dark pages. */
export function pictureOf({ title, unit, bars }: Figure): string {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const sorted = bars.toSorted((a, b) => a.value - b.value);
  const rows = sorted.map(({ name, value }, index) => {
    const y = top + index * row;
    const length = Math.max(1, (value / most) * (width - left - 90));
    const own = name === ours ? ' class="own"' : '';
    return [
      `<text x="${left - 8}" y="${y + 14}" text-anchor="end"${own}>${escape(name)}</text>`,
      `<rect x="${left}" y="${y + 2}" width="${length.toFixed(1)}" height="${row - 7}" rx="2"${own}/>`,
      `<text x="${(left + length + 6).toFixed(1)}" y="${y + 14}">${shown(value)} ${escape(unit)}</text>`,
    ].join('\n');
  });
  const height = top + bars.length * row + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escape(title)}, ${escape(unit)}: less is better</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #24292f }
rect { fill: #8c959f }
rect.own { fill: #1f6feb }
text.own, .head { font-weight: 600 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } rect { fill: #6e7681 } rect.own { fill: #58a6ff } }
</style>
<text class="head" x="8" y="20">${escape(title)}</text>
${rows.join('\n')}
</svg>
`;
}

/** Formats a value with three significant digits. */
export function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
