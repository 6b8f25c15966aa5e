import type { Operation } from '../model/contract.js';
import type { Change, Occurrence } from './change.js';
import { titleOf, type Contracts } from './document/pair.js';
import type { Finding, Report } from './finding.js';
import { audiences, levels } from './level.js';
import { ruleOf } from './rules/index.js';

interface Collected {
  readonly finding: Finding;
  readonly occurrences: Occurrence[];
}

/** Collects findings. A change of a schema that occurs in many operations is one change. */
export class Collector {
  readonly #found = new Map<string, Collected>();
  readonly #extensions = new Set<string>();

  constructor(private readonly contracts: Contracts) {}

  /** Returns a function that reports findings of an operation, or of the whole document. */
  reporter(operation: Operation | undefined): Report {
    const title = operation && titleOf(operation);
    return (finding) => this.#add(finding, title);
  }

  #add(finding: Finding, operation: string | undefined): void {
    const { rule, message, before, after, field } = finding;
    for (const pointer of [before, after]) {
      const [extension] = extensionIn.exec(pointer ?? '') ?? [];
      if (extension !== undefined) this.#extensions.add(extension);
    }
    const key = [rule, before, after, message].join('\n');
    const known = this.#found.get(key) ?? { finding, occurrences: [] };
    this.#found.set(key, known);
    const isKnown = known.occurrences.some(
      (each) => each.operation === operation && each.field === field,
    );
    if (!isKnown) known.occurrences.push({ operation, field });
  }

  /** True if a finding is at the extension with this pointer, or inside of it. */
  hasExtension(pointer: string): boolean {
    return this.#extensions.has(pointer);
  }

  /** All changes, sorted by level, then in the order in which they were found. */
  changes(): readonly Change[] {
    const all = [...this.#found.values()].map((collected) => this.#changeOf(collected));
    return all.toSorted((left, right) => severityOf(right) - severityOf(left));
  }

  #changeOf({ finding, occurrences }: Collected): Change {
    const { rule, message } = finding;
    const { clients, servers, why } = ruleOf(rule);
    const { before, after } = this.contracts;
    return {
      rule,
      levels: { clients, servers },
      message,
      why,
      occurrences,
      before: finding.before === undefined ? undefined : before.locate(finding.before),
      after: finding.after === undefined ? undefined : after.locate(finding.after),
    };
  }
}

/** The pointer of an extension at the beginning of a pointer. */
const extensionIn = /^.*?\/x-[^/]+/;

/** The sort key of a change: first the level for clients, then for servers. */
function severityOf({ levels: found }: Change): number {
  return audiences.reduce((sum, name) => sum * levels.length + levels.indexOf(found[name]), 0);
}
