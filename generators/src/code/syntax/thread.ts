import { Worker } from 'node:worker_threads';
import type * as writing from './write.js';
import type { SyntaxRequest, SyntaxTexts } from './write.js';

/** What the thread is asked: for the source of shapes, or to keep what it has compiled. */
export interface ThreadQuestion {
  readonly id: number;
  readonly request: SyntaxRequest | 'keep';
}

/** What the thread answers: the texts, or why there are none. */
export interface ThreadAnswer {
  readonly id: number;
  readonly texts?: SyntaxTexts;
  readonly fault?: unknown;
}

interface Waiting {
  readonly resolve: (texts: SyntaxTexts) => void;
  readonly reject: (fault: unknown) => void;
}

/**
 * The compiler in a thread of its own: it takes longer to load than a small document needs for all
 * the rest, and writes while the other emitters run.
 */
export class SyntaxThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** What ended the thread: nobody answers any more. */
  #ended: { readonly fault: unknown } | undefined;

  /** @param file the program of the thread, in JavaScript */
  constructor(file: URL) {
    this.#worker = new Worker(file);
    this.#worker.on('message', (answer: ThreadAnswer) => this.#settle(answer));
    this.#worker.on('error', (fault) => {
      this.#ended = { fault };
      for (const id of this.#waiting.keys()) this.#settle({ id, fault });
    });
    // It ends with the program, and keeps that from ending only while it is at work. Said last: a
    // listener for messages makes the program wait for them.
    this.#worker.unref();
  }

  /** Asks for the source of shapes. @throws {Error} what the thread threw, or what ended it. */
  async write(request: SyntaxRequest): Promise<SyntaxTexts> {
    return this.#ask(request);
  }

  /** Has the thread keep what it compiled for the next run, if it was asked for anything. */
  async keep(): Promise<void> {
    if (this.#asked > 0) await this.#ask('keep');
  }

  async #ask(request: ThreadQuestion['request']): Promise<SyntaxTexts> {
    if (this.#ended) throw this.#ended.fault;
    const id = this.#asked;
    this.#asked += 1;
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies ThreadQuestion);
    });
  }

  #settle({ id, texts, fault }: ThreadAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (texts) waiting?.resolve(texts);
    else waiting?.reject(fault);
  }
}

let thread: SyntaxThread | undefined;
/** What writes without a thread. */
let here: Promise<typeof writing> | undefined;

/** Only what is built has a thread: sources need what compiles them, which a thread does not have. */
const isBuilt = import.meta.url.endsWith('.js');

/** Starts the thread, which the first file would have to wait for. */
export function startThread(): void {
  if (isBuilt) thread ??= new SyntaxThread(new URL('./syntax-worker.js', import.meta.url));
}

/**
 * Writes the source of shapes, in the thread where there is one.
 * @throws {Error} what the compiler threw.
 */
export async function writeSyntax(request: SyntaxRequest): Promise<SyntaxTexts> {
  startThread();
  if (thread) return thread.write(request);
  here ??= import('./write.js');
  return (await here).writeSyntax(request);
}

/** Keeps what was compiled to write, so that the next run starts sooner. */
export async function keepWriter(): Promise<void> {
  await thread?.keep();
  (await here)?.keepCode();
}
