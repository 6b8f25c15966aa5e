import { type DocumentResult, measured, type ToolResult } from '../generate/result.ts';
import { type Bar, type Figure, ours } from './figure.ts';

/** The peer with the same output: types, client and validators. */
const rival = 'hey-api';

/** The figures of `pnpm bench generate`, by document. */
export function generateFigures(documents: readonly DocumentResult[]): Figure[] {
  return documents.flatMap((document) => {
    const figure = (
      measure: string,
      title: string,
      rest: Pick<Figure, 'unit' | 'kind'>,
      pick: (result: ToolResult) => number | undefined,
    ): Figure => ({
      id: `generate-${document.document}-${measure}`,
      title: `${document.title}: ${title}`,
      against: rival,
      bars: barsOf(document, pick),
      ...rest,
    });
    return [
      figure('cpu', 'CPU time to generate', { unit: 's', kind: 'cpu' }, ({ generation }) =>
        scaled(measured(generation)?.cpuMilliseconds, 1000),
      ),
      figure('memory', 'peak memory', { unit: 'MiB', kind: 'memory' }, ({ generation }) =>
        scaled(measured(generation)?.peakBytes, 2 ** 20),
      ),
      figure('check', 'CPU time to type-check', { unit: 's', kind: 'cpu' }, (result) =>
        scaled(measured(alike(result, document).typeCheck)?.cpuMilliseconds, 1000),
      ),
      figure('client', 'an app that makes one call', { unit: 'kB', kind: 'size' }, (result) =>
        scaled(measured(result.clientBundle)?.gzip, 1000),
      ),
      figure(
        'validator',
        'an app that validates one response',
        { unit: 'kB', kind: 'size' },
        (result) => scaled(measured(result.validatorBundle)?.gzip, 1000),
      ),
    ].filter(({ bars }) => bars.some(({ name }) => name === ours));
  });
}

/** Without the server, because peers emit none. */
function alike(result: ToolResult, { results }: DocumentResult): ToolResult {
  const three = results.find(({ tool }) => tool === 'ours-three');
  return result.tool === ours ? (three ?? result) : result;
}

function scaled(value: number | undefined, unit: number): number | undefined {
  return value === undefined ? undefined : value / unit;
}

function barsOf(
  { results }: DocumentResult,
  pick: (result: ToolResult) => number | undefined,
): Bar[] {
  return results
    .filter(({ variantOf }) => variantOf !== ours)
    .flatMap((result) => {
      const value = pick(result);
      return value === undefined ? [] : [{ name: result.tool, value }];
    });
}
