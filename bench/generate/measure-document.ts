import { readFileSync, statSync } from 'node:fs';
import { runMeasured, type Run } from '../measure/run.ts';
import { mebibytes, seconds } from '../measure/table.ts';
import { bundleSize } from './bundle.ts';
import { costOf, runInTurn } from './cost.ts';
import type { BenchDocument } from './documents.ts';
import { type DocumentResult, measured, type ToolResult } from './result.ts';
import type { Task, Tool } from './tool.ts';
import { errorsIn, typeCheck } from './type-check.ts';
import { emittedIn, prepare, workFolder } from './workspace.ts';
import { writeYaml } from './write-yaml.ts';

const limitSeconds = 300;

/** The context of measurements. */
export interface Conditions {
  readonly runs: number;
  readonly say: (line: string) => void;
}

/** Measures tools with one document: first generation in turn, then the output of each. */
export async function measureDocument(
  document: BenchDocument,
  tools: readonly Tool[],
  conditions: Conditions,
): Promise<DocumentResult> {
  const { runs, say } = conditions;
  writeYaml(document);
  const printRun = (tool: Tool, what: string, run: Run): Run => {
    const memory = `${mebibytes(run.peakBytes)} MiB`;
    const took = `${seconds(run.milliseconds)} s  ${memory}`;
    say(`${document.name}  ${tool.name}  ${what}  ${run.failure ?? took}`);
    return run;
  };
  const generated = await runInTurn(tools, runs, async (tool) =>
    printRun(tool, 'generate', await generateOnce(document, tool)),
  );
  const complete = tools.filter((tool) => generated.get(tool)?.every((run) => !run.failure));
  const checked = await runInTurn(complete, runs, async (tool) =>
    printRun(tool, 'type-check', await typeCheck(workFolder(document, tool))),
  );
  const results: ToolResult[] = [];
  for (const tool of tools) {
    const check = checked.get(tool);
    results.push({
      tool: tool.name,
      generation: costOf(generated.get(tool) ?? []),
      ...(check && { typeCheck: withErrors(check) }),
      ...(check && (await lookAt(document, tool, conditions))),
    });
  }
  return { ...factsOf(document), results };
}

/** Runs a tool once, with the output in an empty folder. */
export async function generateOnce(document: BenchDocument, tool: Tool): Promise<Run> {
  const task = prepare(document, tool);
  const run = await runMeasured({ ...tool.start(task), seconds: limitSeconds });
  // Some tools exit with 0 without any output.
  if (run.failure !== undefined || emittedIn(task.out).files > 0) return run;
  return { ...run, failure: 'ended well, and wrote nothing' };
}

function withErrors(runs: readonly Run[]): NonNullable<ToolResult['typeCheck']> {
  const cost = costOf(runs);
  const known = measured(cost);
  return known
    ? { ...known, errors: errorsIn(runs[0]?.output ?? '') }
    : { failure: 'never run', ...cost };
}

async function lookAt(
  document: BenchDocument,
  tool: Tool,
  { say }: Conditions,
): Promise<Partial<ToolResult>> {
  say(`${document.name}  ${tool.name}  bundles`);
  const folder = workFolder(document, tool);
  const task: Task = {
    document: document.file,
    out: `${folder}/out`,
    operation: document.operation,
  };
  const size = async (app: ((task: Task) => string | undefined) | undefined) =>
    app && (await bundleSize(folder, app(task)));
  const clientBundle = await size(tool.clientApp);
  const validatorBundle = await size(tool.validatorApp);
  return {
    emitted: emittedIn(task.out),
    ...(clientBundle && { clientBundle }),
    ...(validatorBundle && { validatorBundle }),
  };
}

function factsOf(document: BenchDocument): Omit<DocumentResult, 'results'> {
  const { name, title, file, json = file } = document;
  const { paths = {} } = JSON.parse(readFileSync(json, 'utf8')) as {
    paths?: Record<string, object>;
  };
  const methods = new Set('get put post delete options head patch trace'.split(' '));
  const operations = Object.values(paths).flatMap((item) =>
    Object.keys(item).filter((key) => methods.has(key)),
  );
  return { document: name, title, bytes: statSync(file).size, operations: operations.length };
}
