import { type DocumentResult, measured, type ToolResult } from './result.ts';

/** A goal with our value and the value that it is compared with. */
export interface Goal {
  readonly goal: string;
  /** Our value and the other value; undefined if it could not be measured. */
  readonly ours: number | undefined;
  readonly other: number | undefined;
  /** The source of the other value: a tool, or a fixed limit. */
  readonly against: string;
  /** The maximum share of the other value. */
  readonly share: number;
  readonly unit: 'milliseconds' | 'memory' | 'size';
}

type Pick = (result: ToolResult) => number | undefined;

const generation: Pick = ({ generation: cost }) => measured(cost)?.milliseconds;
const cpu: Pick = ({ generation: cost }) => measured(cost)?.cpuMilliseconds;
const memory: Pick = ({ generation: cost }) => measured(cost)?.peakBytes;
const check: Pick = ({ typeCheck: cost }) => measured(cost)?.milliseconds;
const importing: Pick = ({ validatorImport: cost }) => measured(cost)?.milliseconds;

/** The tool for comparing generation time and memory. */
const rival = 'hey-api';
const clientLimit = 5000;
const validatorLimit = 30_000;

/** The goals for one document; empty if our tool was not measured. */
export function goalsOf({ bytes, results }: DocumentResult): Goal[] {
  const ours = results.find(({ tool }) => tool === 'ours');
  if (!ours) return [];
  const peers = results.filter(({ tool, variantOf }) => tool !== 'ours' && variantOf !== 'ours');
  const against = (
    goal: string,
    pick: Pick,
    among: readonly ToolResult[],
    own: ToolResult | undefined = ours,
  ): Omit<Goal, 'unit'> => {
    const best = bestOf(among, pick);
    const values = { ours: own && pick(own), other: best && pick(best) };
    return { goal, ...values, against: best?.tool ?? 'none', share: 1 };
  };
  const complete = peers.filter(isComplete);
  // Without the server, because peers emit none.
  const three = results.find(({ tool }) => tool === 'ours-three');
  const rivals = peers.filter(({ tool }) => tool === rival);
  const clientSize = measured(ours.clientBundle)?.gzip;
  const validatorSize = measured(ours.validatorBundle)?.gzip;
  return [
    { ...against('generate', generation, rivals), share: shareOf(bytes), unit: 'milliseconds' },
    // Independent of the load of the machine.
    { ...against('generate, CPU', cpu, rivals), share: shareOf(bytes), unit: 'milliseconds' },
    { ...against('memory', memory, rivals), share: 1.1, unit: 'memory' },
    { ...against('type-check', check, complete), unit: 'milliseconds' },
    ...(three
      ? [
          {
            ...against('type-check of three', check, complete, three),
            unit: 'milliseconds' as const,
          },
        ]
      : []),
    { ...against('import', importing, peers), unit: 'milliseconds' },
    limit('one operation', clientSize, clientLimit),
    limit('one validator', validatorSize, validatorLimit),
  ];
}

/** For small documents, loading two compilers takes most of the time. */
function shareOf(bytes: number): number {
  if (bytes > 1_000_000) return 0.6;
  return bytes > 100_000 ? 0.9 : 1.4;
}

/** True if a goal is met; undefined if it was not measured. */
export function isMet({ ours, other, share }: Goal): boolean | undefined {
  return ours === undefined || other === undefined ? undefined : ours <= other * share;
}

function limit(goal: string, ours: number | undefined, other: number): Goal {
  return { goal, ours, other, against: 'limit', share: 1, unit: 'size' };
}

/** Compares only with tools that emit types, client and validators. */
function isComplete({ outputs }: ToolResult): boolean {
  return ['types', 'client', 'validators'].every((output) => outputs.some((has) => has === output));
}

function bestOf(results: readonly ToolResult[], pick: Pick): ToolResult | undefined {
  return results
    .filter((result) => pick(result) !== undefined)
    .toSorted((left, right) => (pick(left) ?? 0) - (pick(right) ?? 0))[0];
}
