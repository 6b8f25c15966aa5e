import { type DocumentResult, measured, type ToolResult } from './result.ts';

/** A goal, how we stand and against whom. */
export interface Goal {
  readonly goal: string;
  /** Ours and the other's value; undefined where it could not be measured. */
  readonly ours: number | undefined;
  readonly other: number | undefined;
  /** Whose value the other one is: a tool's, or a fixed limit. */
  readonly against: string;
  /** How much of the other's value ours may be. */
  readonly share: number;
  readonly unit: 'milliseconds' | 'memory' | 'size';
}

type Pick = (result: ToolResult) => number | undefined;

const generation: Pick = ({ generation: cost }) => measured(cost)?.milliseconds;
const cpu: Pick = ({ generation: cost }) => measured(cost)?.cpuMilliseconds;
const memory: Pick = ({ generation: cost }) => measured(cost)?.peakBytes;
const check: Pick = ({ typeCheck: cost }) => measured(cost)?.milliseconds;
const importing: Pick = ({ validatorImport: cost }) => measured(cost)?.milliseconds;

/** What the time and memory of generating is compared with. */
const rival = 'hey-api';
const clientLimit = 5000;
const validatorLimit = 30_000;

/** The goals on one document; none where ours was not among the tools. */
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
  // Peers emit no server: checked without it, what is compared says the same.
  const three = results.find(({ tool }) => tool === 'ours-three');
  const rivals = peers.filter(({ tool }) => tool === rival);
  const clientSize = measured(ours.clientBundle)?.gzip;
  const validatorSize = measured(ours.validatorBundle)?.gzip;
  return [
    { ...against('generate', generation, rivals), share: shareOf(bytes), unit: 'milliseconds' },
    // The same on a busy machine.
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

/** Of a small document, two compilers take longer to load than all else does. */
function shareOf(bytes: number): number {
  if (bytes > 1_000_000) return 0.6;
  return bytes > 100_000 ? 0.9 : 1.4;
}

/** Whether a goal is met; undefined where it cannot be told. */
export function isMet({ ours, other, share }: Goal): boolean | undefined {
  return ours === undefined || other === undefined ? undefined : ours <= other * share;
}

function limit(goal: string, ours: number | undefined, other: number): Goal {
  return { goal, ours, other, against: 'limit', share: 1, unit: 'size' };
}

/** Types alone check faster than types, client and validators do: like is compared with like. */
function isComplete({ outputs }: ToolResult): boolean {
  return ['types', 'client', 'validators'].every((output) => outputs.some((has) => has === output));
}

function bestOf(results: readonly ToolResult[], pick: Pick): ToolResult | undefined {
  return results
    .filter((result) => pick(result) !== undefined)
    .toSorted((left, right) => (pick(left) ?? 0) - (pick(right) ?? 0))[0];
}
