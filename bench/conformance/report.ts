import type { Trial } from '../../test/conformance/selftest/trial.ts';
import type { Comparison, Outcome } from './compare.ts';
import type { Peer } from './peer.ts';

const ours = 'pnpm conformance';

/** Formats Markdown tables of how many and which mutants each tool found. */
export function formatReport(
  peers: readonly Peer[],
  comparisons: readonly Comparison[],
  trials: readonly Trial[],
): string {
  const killed = trials.filter(({ verdict }) => verdict === 'killed').length;
  const found = trials.filter(({ found: by }) => by !== undefined).length;
  const how = `${killed} of them by a check that cites what the mutant breaks`;
  const counts = [
    row([`\`${ours}\``, `${found} of ${trials.length}`, how]),
    ...peers.map(({ name, description }) => row([name, countOf(name, comparisons), description])),
  ];
  const each = comparisons.map(({ mutant, outcomes }) => {
    const trial = trials.find((candidate) => candidate.mutant.name === mutant.name);
    return row([
      `\`${mutant.name}\``,
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
  const count = (kind: Outcome['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  const late = count('late') === 0 ? '' : `, ${count('late')} not decided in time`;
  return `${count('found')} of ${outcomes.length}${late}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
