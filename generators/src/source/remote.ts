import { createHash } from 'node:crypto';
import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { isRemote } from './references.js';

/** What may be fetched for a document, and how. */
export interface RemoteOptions {
  /** Headers that are sent to the document's own origin, and to no other. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts from which references are read, with their port where it is not the usual one. */
  readonly hosts?: readonly string[];
  /** The SHA-256 of what is known of each address, in hex. Anything else from there is an error. */
  readonly locked?: ReadonlyMap<string, string>;
}

/** How long the fetch of one file may take, in milliseconds. */
const timeLimit = 30_000;

/** How large one file may be, in bytes. */
const sizeLimit = 50 * 1024 * 1024;

const redirectLimit = 5;

/** The files of a document that do not come from the disk, each read once. */
export class RemoteFiles {
  readonly #hashes = new Map<string, string>();
  readonly #origin: string | undefined;

  /**
   * @param document the address of the document; what is no URL has no headers to send
   * @throws {DiagnosticError} for a URL that nothing is fetched from.
   */
  constructor(
    document: string,
    private readonly options: RemoteOptions = {},
  ) {
    this.#origin = isRemote(document) ? check(document).origin : undefined;
  }

  /** What was read, by address, as SHA-256 in hex. */
  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes;
  }

  /** Whether references may lead to an address. */
  allows(url: string): boolean {
    return URL.canParse(url) && (this.options.hosts ?? []).includes(new URL(url).host);
  }

  /** Fetches a file. @throws {DiagnosticError} if it cannot be had, or is not the one of the lock. */
  async read(url: string): Promise<string> {
    const signal = AbortSignal.timeout(timeLimit);
    const shown = redactUrl(url);
    try {
      const bytes = await this.#fetch(check(url), signal);
      return this.recordHash(shown, bytes);
    } catch (error) {
      if (error instanceof DiagnosticError) throw error;
      throw fault('remote/failed', url, { reason: reasonOf(error) });
    }
  }

  /** Compares what was read with the lock. @throws {DiagnosticError} if it is something else. */
  recordHash(name: string, bytes: Uint8Array): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.options.locked?.get(name);
    if (known !== undefined && known !== hash) throw fault('remote/changed', name);
    this.#hashes.set(name, hash);
    return new TextDecoder().decode(bytes);
  }

  async #fetch(first: URL, signal: AbortSignal): Promise<Uint8Array> {
    let url = first;
    for (let count = 0; count <= redirectLimit; count += 1) {
      const headers = { accept: '*/*', ...(url.origin === this.#origin && this.options.headers) };
      const response = await fetch(url, { headers, redirect: 'manual', signal });
      const target = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || target === null) {
        if (!response.ok) await response.body?.cancel();
        if (!response.ok) throw new Error(`the status is ${response.status}`);
        return await readBody(response);
      }
      await response.body?.cancel();
      url = this.#redirected(first, new URL(target, url));
    }
    throw new Error(`there are more than ${redirectLimit} redirects`);
  }

  /** @throws {DiagnosticError} for a target that must not get the headers, or is less safe. */
  #redirected(from: URL, to: URL): URL {
    const sendsHeaders =
      from.origin === this.#origin && Object.keys(this.options.headers ?? {}).length > 0;
    const isOther = to.origin !== from.origin;
    const isDowngrade = from.protocol === 'https:' && to.protocol !== 'https:';
    const isReference = from.origin !== this.#origin && !this.allows(to.href);
    if (isOther && (sendsHeaders || isDowngrade || isReference)) {
      throw fault('remote/redirect', from.href, { target: redactUrl(to.href) });
    }
    return check(to.href);
  }
}

/** A URL as it may be shown and kept: without a query, which may hold a key. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

function check(text: string): URL {
  if (!URL.canParse(text)) throw fault('remote/failed', text, { reason: 'this is no URL' });
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) {
    throw fault('remote/failed', text, { reason: 'only http and https are read' });
  }
  if (url.username !== '' || url.password !== '') {
    throw fault('remote/failed', text, { reason: 'it has a user, which belongs into a header' });
  }
  return url;
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > sizeLimit) throw new Error(`it has more than ${sizeLimit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What went wrong, without what a request held. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `it took longer than ${timeLimit / 1000} s`;
  const { cause } = error;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

function fault(
  code: DiagnosticCode,
  url: string,
  values: Readonly<Record<string, string>> = {},
): DiagnosticError {
  return new DiagnosticError([diagnostic(code, { ...values, url: redactUrl(url) })]);
}
