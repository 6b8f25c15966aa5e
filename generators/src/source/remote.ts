import { createHash } from 'node:crypto';
import { diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import type { DiagnosticCode } from '../diagnostics/catalogue.js';
import { isRemote } from './references.js';

/** How files from URLs are fetched. */
export interface RemoteOptions {
  /** Headers that are sent to the origin of the document only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hosts to which references and redirects may lead; with the port if it is not the default. */
  readonly hosts?: readonly string[];
  /** The expected SHA-256 by URL, in hex. Other content is an error. */
  readonly locked?: ReadonlyMap<string, string>;
}

/** The timeout for one file, in milliseconds. */
const timeLimit = 30_000;

/** The maximum size of one file, in bytes. */
const sizeLimit = 50 * 1024 * 1024;

const redirectLimit = 5;

/** Fetches the files of a document that are not on disk, each once. */
export class RemoteFiles {
  readonly #hashes = new Map<string, string>();
  readonly #origin: string | undefined;

  /**
   * @param document URL or path of the document; headers are only sent for a URL
   * @throws {DiagnosticError} for a URL that cannot be fetched.
   */
  constructor(
    document: string,
    private readonly options: RemoteOptions = {},
  ) {
    this.#origin = isRemote(document) ? check(document).origin : undefined;
  }

  /** The SHA-256 of what was read, by URL, in hex. */
  get hashes(): ReadonlyMap<string, string> {
    return this.#hashes;
  }

  allows(url: string): boolean {
    return URL.canParse(url) && (this.options.hosts ?? []).includes(new URL(url).host);
  }

  /** Fetches a file. @throws {DiagnosticError} if that fails, or if the lock has another hash. */
  async read(url: string): Promise<string> {
    const signal = AbortSignal.timeout(timeLimit);
    const shown = redactUrl(url);
    try {
      const bytes = await this.#fetch(check(url), signal);
      return this.#recordHash(shown, bytes);
    } catch (error) {
      if (error instanceof DiagnosticError) throw error;
      throw fault('remote/failed', url, { reason: reasonOf(error) });
    }
  }

  /** Records a hash and returns the text. @throws {DiagnosticError} if the lock has another hash. */
  #recordHash(name: string, bytes: Uint8Array): string {
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
        if (!response.ok) throw new Error(`status code ${response.status}`);
        return await readBody(response);
      }
      await response.body?.cancel();
      url = this.#redirected(first, new URL(target, url));
    }
    throw new Error(`more than ${redirectLimit} redirects`);
  }

  /** @throws {DiagnosticError} if the target is another server, which could be a private one, or is less secure. */
  #redirected(from: URL, to: URL): URL {
    const isAllowed = to.host === from.host || this.allows(to.href);
    const isDowngrade = from.protocol === 'https:' && to.protocol !== 'https:';
    if (!isAllowed || isDowngrade) {
      throw fault('remote/redirect', from.href, { target: redactUrl(to.href), host: to.host });
    }
    return check(to.href);
  }
}

/** Removes the query from a URL, which may contain a key. */
export function redactUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

function check(text: string): URL {
  if (!URL.canParse(text)) throw fault('remote/failed', text, { reason: 'invalid URL' });
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) {
    throw fault('remote/failed', text, { reason: 'only http and https are supported' });
  }
  if (url.username !== '' || url.password !== '') {
    throw fault('remote/failed', text, {
      reason: 'the URL contains credentials, use --header instead',
    });
  }
  return url;
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > sizeLimit) throw new Error(`larger than ${sizeLimit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The reason of a failure, without request data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `timeout after ${timeLimit / 1000} s`;
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
