import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isKey } from '../adapter/action-results.js';
import type { ReceiverOptions } from '../receiver/receiver.js';

/** Thrown for invalid arguments, with a message of one line. */
export class UsageError extends Error {}

/** The format of a report and the file to write. */
export type ReportTarget =
  | { readonly kind: 'terminal' }
  | { readonly kind: 'json' | 'junit' | 'html'; readonly file: string };

/** The parsed arguments of a run. */
export interface RunArguments {
  readonly target: string;
  readonly apiKey: string;
  readonly readOnlyApiKey: string | undefined;
  readonly spec: string | undefined;
  readonly version: 'v1' | 'v2' | undefined;
  readonly only: readonly string[] | undefined;
  readonly seed: number | undefined;
  readonly seconds: number | undefined;
  /** The timeout for one response, in seconds. */
  readonly replySeconds: number;
  readonly adapter: string | undefined;
  readonly reports: readonly ReportTarget[];
  readonly concurrency: number;
  /** Whether the target also has to follow the decisions. */
  readonly decisions: boolean;
  /** Where webhooks arrive. */
  readonly receiver: ReceiverOptions;
}

/** The options of a run. */
export const runOptions = {
  target: { type: 'string' },
  'api-key': { type: 'string' },
  'read-only-api-key': { type: 'string' },
  spec: { type: 'string' },
  version: { type: 'string', default: 'both' },
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  time: { type: 'string' },
  'reply-time': { type: 'string', default: '15' },
  adapter: { type: 'string' },
  report: { type: 'string', default: 'terminal' },
  concurrency: { type: 'string', default: '6' },
  decisions: { type: 'boolean', default: false },
  'receiver-url': { type: 'string' },
  'receiver-port': { type: 'string' },
} as const;

/** The options of `list`. */
export const listOptions = { only: runOptions.only } as const;

/**
 * Parses the arguments of a run.
 * @throws {UsageError} if an argument is invalid.
 */
export function parseArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): RunArguments {
  const values = parse(args, runOptions);
  const apiKey = values['api-key'] ?? environment['API_KEY'];
  if (values.target === undefined)
    throw new UsageError('--target is missing: the URL of the service.');
  if (apiKey === undefined || apiKey === '') {
    throw new UsageError('--api-key is missing: a key of the service (or set API_KEY).');
  }
  const readOnlyApiKey = values['read-only-api-key'];
  for (const [name, key] of Object.entries({
    'api-key': apiKey,
    'read-only-api-key': readOnlyApiKey,
  })) {
    if (key !== undefined && !isKey(key)) {
      throw new UsageError(
        `--${name} is empty or contains characters that are not allowed in a header.`,
      );
    }
  }
  return {
    target: readTarget(values.target),
    apiKey,
    readOnlyApiKey,
    spec: values.spec,
    version: readVersion(values.version),
    only: splitLists(values.only),
    seed: readNumber('--seed', values.seed, 0, 2 ** 31 - 1),
    seconds: readNumber('--time', values.time, 1, 86_400),
    replySeconds: readNumber('--reply-time', values['reply-time'], 1, 600) ?? 15,
    adapter: values.adapter,
    reports: values.report.split(',').map(readReport),
    concurrency: readNumber('--concurrency', values.concurrency, 1, 64) ?? 6,
    decisions: values.decisions,
    receiver: readReceiver(values['receiver-url'], values['receiver-port']),
  };
}

/**
 * Parses the arguments of `list`.
 * @throws {UsageError} if an argument is invalid.
 */
export function parseList(args: readonly string[]): Pick<RunArguments, 'only'> {
  return { only: splitLists(parse(args, listOptions).only) };
}

function splitLists(lists: readonly string[] | undefined): string[] | undefined {
  return lists?.flatMap((each) => each.split(',')).filter((each) => each !== '');
}

function parse<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message.split(/\.\s/)[0] : String(error);
    throw new UsageError(`${message ?? ''}.`);
  }
}

function readReceiver(url: string | undefined, portText: string | undefined): ReceiverOptions {
  const port = readNumber('--receiver-port', portText, 1, 65_535);
  if (url === undefined) return port === undefined ? {} : { port };
  if (port === undefined) {
    throw new UsageError('--receiver-url requires --receiver-port, the port behind the URL.');
  }
  if (!/^https?:\/\/[^/?#\s]+[^?#\s]*$/.test(url)) {
    throw new UsageError(
      `"${url}" is not a valid --receiver-url; use a URL such as https://tunnel.example.`,
    );
  }
  return { url, port };
}

function readTarget(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `"${text}" is not a valid --target; use a URL such as http://127.0.0.1:8080.`,
    );
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new UsageError('--target takes a URL without user, query and fragment.');
  }
  return url.href.replace(/\/+$/, '');
}

function readVersion(text: string): 'v1' | 'v2' | undefined {
  if (text === 'both') return undefined;
  if (text === 'v1' || text === 'v2') return text;
  throw new UsageError(`"${text}" is not a valid --version; use v1, v2 or both.`);
}

function readNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`"${text}" is not a valid ${name}; use a number from ${least} to ${most}.`);
}

function readReport(text: string): ReportTarget {
  const [kind = '', file = ''] = text.split(/=(.*)/s);
  if (kind === 'terminal' && file === '') return { kind };
  if ((kind === 'json' || kind === 'junit' || kind === 'html') && file !== '')
    return { kind, file };
  throw new UsageError(
    `"${text}" is not a valid --report; use terminal, json=FILE, junit=FILE or html=FILE.`,
  );
}
