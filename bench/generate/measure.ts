import { readFileSync, statSync } from 'node:fs';
import { errorLine, type Run } from '../measure/run.ts';
import { medianOf } from '../measure/statistics.ts';
import { mebibytes, seconds } from '../measure/table.ts';
import { barOf, type Figure, ours } from '../page/figure.ts';
import { bundle } from './bundle.ts';
import { type BenchDocument, writeYaml } from './documents.ts';
import { emittedIn, generateOnce, taskOf, type Tool, workFolder } from './tool.ts';
import { errorsIn, typeCheck } from './type-check.ts';

/** What is measured. Goals of small documents are weaker, since these take little but the start of Node.js. */
const measures = {
  time: { title: 'time to generate', unit: 's', kind: 'time' },
  cpu: {
    title: 'CPU time to generate',
    unit: 's',
    kind: 'cpu',
    goal: { share: 0.8 },
    small: { share: 0.9 },
  },
  memory: { title: 'peak memory', unit: 'MiB', kind: 'memory', goal: { share: 1.1 } },
  files: { title: 'files', unit: '', kind: 'size' },
  emitted: { title: 'emitted', unit: 'kB', kind: 'size' },
  check: {
    title: 'CPU time to type-check',
    unit: 's',
    kind: 'cpu',
    goal: { share: 1 },
    small: { share: 1.2 },
  },
  errors: { title: 'type errors', unit: '', kind: 'size' },
  client: { title: 'an app that makes one call', unit: 'kB', kind: 'size', goal: { limit: 5.9 } },
  validator: {
    title: 'an app that validates one response',
    unit: 'kB',
    kind: 'size',
    goal: { share: 1 },
  },
} satisfies Record<
  string,
  Pick<Figure, 'title' | 'unit' | 'kind' | 'goal'> & { small?: Figure['goal'] }
>;

type Measures = Readonly<Partial<Record<keyof typeof measures, number | undefined>>>;

/** What one tool needed for one document, and what failed. */
export interface ToolResult {
  readonly tool: string;
  readonly values: Measures;
  readonly failures: readonly string[];
}

/** The results of all tools for one document. */
export interface DocumentResult {
  readonly document: string;
  readonly title: string;
  readonly bytes: number;
  readonly operations: number;
  readonly results: readonly ToolResult[];
}

/** The peer with the same output: types, client and validators. */
const against = 'hey-api';

/** The figures of one document; those without a value of ours are left out. */
export function generateFigures({ document, title, bytes, results }: DocumentResult): Figure[] {
  const three = results.find(({ tool }) => tool === 'ours-three');
  return Object.entries(measures).flatMap(([name, { title: what, unit, kind, ...goals }]) => {
    const { goal, small = goal } = goals as { goal?: Figure['goal']; small?: Figure['goal'] };
    const id = name as keyof typeof measures;
    // Peers emit no server, so ours is left out of the type check.
    const bars = results.flatMap(({ tool, values }) =>
      barOf(tool, [(tool === ours && id === 'check' ? (three?.values ?? values) : values)[id]]),
    );
    const most = bytes < 100_000 ? small : goal;
    const figure = {
      id: `generate-${document}-${id}`,
      title: `${title}: ${what}`,
      unit,
      kind,
      against,
      bars,
    };
    return bars.some((bar) => bar.name === ours)
      ? [{ ...figure, ...(most && { goal: most }) }]
      : [];
  });
}

/** Long runs differ little: after this total time, a run is not repeated. */
const enoughMilliseconds = 20_000;

/**
 * Runs things in turn: each once, then each once more, so that a busy minute of the machine falls on all of them. What
 * failed is not tried again, nor what has run for 20 s.
 */
export async function runInTurn<Key>(
  keys: readonly Key[],
  rounds: number,
  run: (key: Key) => Promise<Run>,
): Promise<Map<Key, Run[]>> {
  const done = new Map<Key, Run[]>(keys.map((key) => [key, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, runs] of done) {
      const total = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      if (total < enoughMilliseconds && runs.every((each) => each.failure === undefined))
        runs.push(await run(key));
    }
  }
  return done;
}

/** Measures tools with one document: first generation in turn, then the output of each. */
export async function measureDocument(
  document: BenchDocument,
  tools: readonly Tool[],
  rounds: number,
): Promise<DocumentResult> {
  writeYaml(document);
  const measureAll = (what: string, of: readonly Tool[], runOnce: (tool: Tool) => Promise<Run>) =>
    runInTurn(of, rounds, async (tool) => {
      const run = await runOnce(tool);
      const took = `${seconds(run.milliseconds)} s  ${mebibytes(run.peakBytes)} MiB`;
      console.error(`${document.name}  ${tool.name}  ${what}  ${run.failure ?? took}`);
      return run;
    });
  const generated = await measureAll('generate', tools, (tool) => generateOnce(document, tool));
  const complete = tools.filter((tool) => generated.get(tool)?.every((run) => !run.failure));
  const checked = await measureAll('type-check', complete, (tool) =>
    typeCheck(workFolder(document, tool)),
  );
  const results: ToolResult[] = [];
  for (const tool of tools)
    results.push(
      await resultOf(document, tool, generated.get(tool) ?? [], checked.get(tool) ?? []),
    );
  const { name, title, file, json = file } = document;
  const { paths = {} } = JSON.parse(readFileSync(json, 'utf8')) as {
    paths?: Record<string, object>;
  };
  const methods = Object.values(paths).flatMap((item) => Object.keys(item));
  const operations = methods.filter((key) =>
    /^(?:get|put|post|delete|options|head|patch|trace)$/.test(key),
  ).length;
  return { document: name, title, bytes: statSync(file).size, operations, results };
}

async function resultOf(
  document: BenchDocument,
  tool: Tool,
  generated: readonly Run[],
  checked: readonly Run[],
): Promise<ToolResult> {
  const failures: string[] = [];
  const hasFailed = (what: string, runs: readonly Run[]): boolean => {
    const failed = runs.find(({ failure }) => failure !== undefined);
    if (failed) failures.push(`- ${tool.name}, ${what}: ${failed.failure}`);
    return failed !== undefined;
  };
  if (hasFailed('generate', generated)) return { tool: tool.name, values: {}, failures };
  const task = taskOf(document, tool);
  const sizeOf = async (what: string, app: Tool['clientApp']): Promise<number | undefined> => {
    try {
      const text = app?.(task);
      if (app && text === undefined) throw new Error('the operation is not among the exports');
      return text === undefined
        ? undefined
        : (await bundle(text, workFolder(document, tool))).gzip / 1000;
    } catch (error) {
      failures.push(`- ${tool.name}, ${what}: ${errorLine(String(error))}`);
      return undefined;
    }
  };
  const { files, bytes } = emittedIn(task.out);
  const values = {
    time: medianIn(1000, generated, (run) => run.milliseconds),
    cpu: medianIn(1000, generated, (run) => run.cpuMilliseconds),
    memory: medianIn(2 ** 20, generated, (run) => run.peakBytes),
    files,
    emitted: bytes / 1000,
    ...(!hasFailed('type-check', checked) && {
      check: medianIn(1000, checked, (run) => run.cpuMilliseconds),
    }),
    errors: errorsIn(checked[0]?.output ?? ''),
    client: await sizeOf('one operation', tool.clientApp),
    validator: await sizeOf('one validator', tool.validatorApp),
  };
  return { tool: tool.name, values, failures };
}

function medianIn(
  unit: number,
  runs: readonly Run[],
  pick: (run: Run) => number | undefined,
): number | undefined {
  const value = medianOf(runs, pick);
  return value === undefined ? undefined : value / unit;
}
