import { barOf, type Figure, ours } from '../page/figure.ts';
import { type DocumentResult, failureOf, measured, type ToolResult } from './result.ts';

/** The peer with the same output: types, client and validators. */
const against = 'hey-api';

/** A measurement of a tool: a figure without its document. */
interface Measure extends Pick<Figure, 'title' | 'unit' | 'kind' | 'goal'> {
  readonly id: string;
  readonly pick: (result: ToolResult) => number | undefined;
}

/** What is measured with a document; goals depend on its size, since small ones take little but the start of Node.js. */
function measuresOf({ bytes, results }: DocumentResult): Measure[] {
  const isSmall = bytes < 100_000;
  // Peers emit no server, so ours is left out of the type check.
  const three = results.find(({ tool }) => tool === 'ours-three');
  const alike = (result: ToolResult) => (result.tool === ours ? (three ?? result) : result);
  return [
    {
      id: 'time',
      title: 'time to generate',
      unit: 's',
      kind: 'time',
      pick: ({ generation }) => scaled(measured(generation)?.milliseconds, 1000),
    },
    {
      id: 'cpu',
      title: 'CPU time to generate',
      unit: 's',
      kind: 'cpu',
      goal: { share: isSmall ? 0.9 : 0.8 },
      pick: ({ generation }) => scaled(measured(generation)?.cpuMilliseconds, 1000),
    },
    {
      id: 'memory',
      title: 'peak memory',
      unit: 'MiB',
      kind: 'memory',
      goal: { share: 1.1 },
      pick: ({ generation }) => scaled(measured(generation)?.peakBytes, 2 ** 20),
    },
    { id: 'files', title: 'files', unit: '', kind: 'size', pick: ({ emitted }) => emitted?.files },
    {
      id: 'emitted',
      title: 'emitted',
      unit: 'kB',
      kind: 'size',
      pick: ({ emitted }) => scaled(emitted?.bytes, 1000),
    },
    {
      id: 'check',
      title: 'CPU time to type-check',
      unit: 's',
      kind: 'cpu',
      goal: { share: isSmall ? 1.2 : 1 },
      pick: (result) => scaled(measured(alike(result).typeCheck)?.cpuMilliseconds, 1000),
    },
    {
      id: 'errors',
      title: 'type errors',
      unit: '',
      kind: 'size',
      pick: ({ typeCheck }) => measured(typeCheck)?.errors,
    },
    {
      id: 'client',
      title: 'an app that makes one call',
      unit: 'kB',
      kind: 'size',
      goal: { limit: 5.9 },
      pick: ({ clientBundle }) => scaled(measured(clientBundle)?.gzip, 1000),
    },
    {
      id: 'validator',
      title: 'an app that validates one response',
      unit: 'kB',
      kind: 'size',
      goal: { share: 1 },
      pick: ({ validatorBundle }) => scaled(measured(validatorBundle)?.gzip, 1000),
    },
  ];
}

/** The figures of one document; those without a value of ours are left out. */
export function generateFigures(document: DocumentResult): Figure[] {
  return measuresOf(document)
    .map(({ id, title, pick, ...rest }) => ({
      id: `generate-${document.document}-${id}`,
      title: `${document.title}: ${title}`,
      against,
      bars: document.results.flatMap((result) => barOf(result.tool, [pick(result)])),
      ...rest,
    }))
    .filter(({ bars }) => bars.some(({ name }) => name === ours));
}

function scaled(value: number | undefined, unit: number): number | undefined {
  return value === undefined ? undefined : value / unit;
}

/** The failed measurements, with the error of each tool, as a Markdown list. */
export function failuresOf({ results }: DocumentResult): string {
  const lines = results.flatMap((result) => {
    const tried = {
      generate: result.generation,
      'type-check': result.typeCheck,
      'one operation': result.clientBundle,
      'one validator': result.validatorBundle,
    };
    return Object.entries(tried).flatMap(([what, entry]) => {
      const failure = failureOf(entry);
      return failure === undefined ? [] : [`- ${result.tool}, ${what}: ${failure}`];
    });
  });
  return lines.join('\n');
}
