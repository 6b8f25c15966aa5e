import type { Operation } from '../model/contract.js';
import { type Announcement, instabilityOf, sunsetOf } from './announced.js';
import type { Change, Occurrence } from './change.js';
import { titleOf } from './document/pair.js';
import type { Contracts, Finding, Report } from './finding.js';
import { audiences, isAtLeast, type Level, levels } from './level.js';
import { ruleOf } from './rules/index.js';

interface Collected {
  readonly finding: Finding;
  readonly occurrences: Occurrence[];
  readonly announcements: (Announcement | undefined)[];
}

/** Collects findings. A change of a schema that occurs in many operations is one change. */
export class Collector {
  readonly #found = new Map<string, Collected>();
  readonly #extensions = new Set<string>();

  /** @param today the current date, such as `2026-11-28` */
  constructor(
    private readonly contracts: Contracts,
    private readonly today: string,
  ) {}

  /** Returns a function that reports findings of an operation; of the whole document if it is undefined. */
  reporter(operation: Operation | undefined, before: Operation | undefined): Report {
    const title = operation && titleOf(operation);
    const instability = before && instabilityOf(before, this.contracts.before);
    return (finding) => this.#add(finding, title, instability);
  }

  #add(
    finding: Finding,
    operation: string | undefined,
    instability: Announcement | undefined,
  ): void {
    const { rule, message, before, after, field } = finding;
    for (const pointer of [before, after]) {
      const [extension] = extensionIn.exec(pointer ?? '') ?? [];
      if (extension !== undefined) this.#extensions.add(extension);
    }
    const key = [rule, before, after, message].join('\n');
    const known = this.#found.get(key) ?? { finding, occurrences: [], announcements: [] };
    this.#found.set(key, known);
    const isKnown = known.occurrences.some(
      (each) => each.operation === operation && each.field === field,
    );
    if (isKnown) return;
    known.occurrences.push({ operation, field });
    known.announcements.push(sunsetOf(finding, this.contracts.before, this.today) ?? instability);
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

  #changeOf({ finding, occurrences, announcements }: Collected): Change {
    const { rule, message } = finding;
    const { clients, servers, why } = ruleOf(rule);
    const [announced] = announcements.every((entry) => entry !== undefined) ? announcements : [];
    const most = (level: Level): Level =>
      announced && isAtLeast(level, announced.most) ? announced.most : level;
    const { before, after } = this.contracts;
    return {
      rule,
      levels: { clients: most(clients), servers: most(servers) },
      message,
      why: announced ? `${announced.why} Otherwise: ${why}` : why,
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
