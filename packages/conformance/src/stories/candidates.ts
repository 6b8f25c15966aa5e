import {
  alternativesOf,
  createWorld,
  type PolicyName,
  policyNames,
  type World,
} from '@seller-funds/contract/policies';
import type { Merchant } from '../model/merchant.js';

/** The most worlds that are considered at once: further combinations are not. */
const mostCandidates = 64;

interface Branch<T> {
  readonly candidate: Candidate;
  readonly result: T;
}

class Candidate {
  readonly merchant: Merchant;
  /** The questions that were asked, are not decided, and got our answer. */
  readonly #asked = new Set<PolicyName>();

  constructor(
    public decided: Partial<World>,
    merchant: Omit<Merchant, 'world'>,
  ) {
    const world = new Proxy(createWorld(decided), {
      get: (answers, name: PolicyName) => {
        if (this.decided[name] === undefined) this.#asked.add(name);
        return answers[name];
      },
    });
    this.merchant = { ...merchant, world };
  }

  #copy(decided: Partial<World>): Candidate {
    const { world: _world, ...merchant } = this.merchant;
    return new Candidate(decided, structuredClone(merchant));
  }

  /** Applies a function to a copy, and to further ones if it asks what is not decided: one for each other answer. */
  explore<T>(effect: (merchant: Merchant) => T, decided = this.decided): Branch<T>[] {
    const candidate = this.#copy(decided);
    const result = effect(candidate.merchant);
    const others = candidate.#decide().flatMap((each) => this.explore(effect, each));
    return [{ candidate, result }, ...others];
  }

  /** As `explore`, for a function that changes nothing, so that a copy is needed for other answers only. */
  read<T>(show: (merchant: Merchant) => T): Branch<T>[] {
    const result = show(this.merchant);
    const others = this.#decide().flatMap((each) => this.#copy(each).read(show));
    return [{ candidate: this, result }, ...others];
  }

  /** From now on the answers that were given are decided. Returns the worlds in which one of them is another. */
  #decide(): Partial<World>[] {
    return [...this.#asked].flatMap((name) => {
      const [ours, ...others] = alternativesOf(name);
      const worlds = others.map((each) => ({ ...this.decided, [name]: each }));
      this.decided = { ...this.decided, [name]: ours };
      this.#asked.delete(name);
      return worlds;
    });
  }
}

/**
 * The worlds that the target may be in, by what it showed so far: one if it was said how it decides. A question splits them
 * once the model depends on it, and what the target shows excludes those in which it would show something else.
 */
export class Candidates {
  #all: readonly Candidate[];

  constructor(decided: Partial<World>, merchant: Omit<Merchant, 'world'>) {
    this.#all = [new Candidate(decided, merchant)];
  }

  get merchant(): Merchant {
    const [first] = this.#all;
    if (!first) throw new Error('No world is left.');
    return first.merchant;
  }

  /** Returns what a function returns in each world, and how to go on in some of them, with its changes. */
  explore<T>(effect: (merchant: Merchant) => T): {
    readonly results: readonly T[];
    readonly keep: (fits: readonly boolean[]) => void;
  } {
    const branches = this.#all.flatMap((each) => each.explore(effect)).slice(0, mostCandidates);
    return {
      results: branches.map(({ result }) => result),
      keep: (fits) => {
        this.#all = branches.flatMap(({ candidate }, index) => (fits[index] ? [candidate] : []));
      },
    };
  }

  /** @param isPlain whether the change of a merchant asks nothing, so that no copy is needed */
  change(
    effect: (merchant: Merchant) => void,
    isPlain: (merchant: Merchant) => boolean = () => false,
  ): void {
    const isDecided = policyNames.every((name) => this.#all[0]?.decided[name]);
    if (isDecided || this.#all.every(({ merchant }) => isPlain(merchant))) {
      this.apply(effect);
      return;
    }
    const { results, keep } = this.explore(effect);
    keep(results.map(() => true));
  }

  /** Changes the merchant in each world by a function that asks nothing, so that no copy is needed. */
  apply(effect: (merchant: Merchant) => void): void {
    for (const { merchant } of this.#all) effect(merchant);
  }

  read<T>(show: (merchant: Merchant) => T): readonly T[] {
    const branches = this.#all.flatMap((each) => each.read(show)).slice(0, mostCandidates);
    this.#all = branches.map(({ candidate }) => candidate);
    return branches.map(({ result }) => result);
  }

  keep(fits: readonly boolean[]): void {
    this.#all = this.#all.filter((_, index) => fits[index]);
  }
}
