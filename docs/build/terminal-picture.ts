import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';

/** A command with its output. */
export interface TerminalStep {
  readonly command: string;
  readonly output: string;
}

const lineHeight = 19;
const characterWidth = 7.9;
const margin = 18;
const colors = { prompt: '#6fc3a8', command: '#f2f2f5', output: '#b9bac6' };

/** Draws a terminal session as SVG, without external fonts and scripts. */
export function terminalPicture(steps: readonly TerminalStep[]): string {
  const lines = steps.flatMap(({ command, output }, index) => [
    ...(index > 0 ? [''] : []),
    ...command.split('\n').map((text, part) => {
      const prompt = `<tspan fill="${colors.prompt}">${part === 0 ? '$ ' : '  '}</tspan>`;
      return `${prompt}<tspan fill="${colors.command}">${escapeHtml(text)}</tspan>`;
    }),
    ...output
      .trimEnd()
      .split('\n')
      .map((text) => escapeHtml(text)),
  ]);
  const longest = Math.max(
    ...steps.flatMap(({ command, output }) =>
      [...command.split('\n').map((text) => `$ ${text}`), ...output.split('\n')].map(
        (text) => text.length,
      ),
    ),
  );
  const width = Math.ceil(longest * characterWidth + 2 * margin);
  const height = lines.length * lineHeight + 2 * margin + 18;
  const rows = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${margin + 30 + index * lineHeight}" xml:space="preserve">${line}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="A terminal session">
<rect width="${width}" height="${height}" rx="10" fill="#17181c"/>
<g fill="#4a4b55"><circle cx="20" cy="17" r="5"/><circle cx="38" cy="17" r="5"/><circle cx="56" cy="17" r="5"/></g>
<g fill="${colors.output}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13">
${rows.join('\n')}
</g>
</svg>
`;
}
