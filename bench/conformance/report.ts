import { scoreOf } from '../../test/conformance/mutate/report.ts';
import type { Trial } from '../../test/conformance/mutate/trial.ts';
import { nameOf, type Comparison, type PeerVerdict } from './compare.ts';
import type { Peer } from './peer.ts';

const ours = 'pnpm conformance';

/** Formats Markdown tables of how many and which mutants each tool found. */
export function formatReport(
  peers: readonly Peer[],
  comparisons: readonly Comparison[],
  trials: readonly Trial[],
): string {
  const { found, tried } = scoreOf(trials);
  const counts = [
    row([
      `\`${ours}\``,
      `${found.killed + found.stopped} of ${tried}`,
      'the checks that reach the change',
    ]),
    ...peers.map(({ name, description }) => row([name, countOf(name, comparisons), description])),
  ];
  const each = comparisons.map(({ mutant, outcomes }) => {
    const trial = trials.find((candidate) => candidate.mutant.id === mutant.id);
    return row([
      `\`${nameOf(mutant)}\``,
      trial?.verdict ?? '',
      ...peers.map(({ name }) => outcomes[name]?.kind ?? ''),
    ]);
  });
  return [
    row(['Tool', 'Found', 'How']),
    row(['---', '---', '---']),
    ...counts,
    '',
    row(['Mutant', ours, ...peers.map(({ name }) => name)]),
    row(['---', '---', ...peers.map(() => '---')]),
    ...each,
    '',
  ].join('\n');
}

/** Formats how many mutants a peer found. */
function countOf(name: string, comparisons: readonly Comparison[]): string {
  const outcomes = comparisons.flatMap((each) => each.outcomes[name] ?? []);
  const count = (kind: PeerVerdict['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const late = count('late') === 0 ? '' : `, ${count('late')} not decided in time`;
  return `${count('found')} of ${outcomes.length}${late}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
