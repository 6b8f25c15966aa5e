import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { StorageOptions } from '../storage/open-store.js';
import { normalizeOrigin } from '../http/allowed-origins.js';
import { normalizeHost } from '../http/allowed-hosts.js';
import { isLoopback } from '../http/is-loopback.js';
import { createKeyCheck } from '../tenants/keys.js';
import { chooseStorage } from './storage-choice.js';

/** An error in the command line. */
export class UsageError extends Error {}

/** The parsed command line. */
export interface Arguments {
  readonly command: 'serve' | 'verify';
  readonly storage: StorageOptions;
  readonly port: number;
  readonly host: string;
  /** A seed file or the name of a seed; undefined for none. */
  readonly seed: string | undefined;
  /** True if checks and payouts complete without a delay. */
  readonly instant: boolean;
  /** True to limit the request rate of keys. */
  readonly rateLimit: boolean;
  /** After how many days without a change a tenant is deleted; undefined for never. */
  readonly deleteIdleAfterDays: number | undefined;
  /** The maximum number of changes of a tenant; undefined for no limit. */
  readonly maxChanges: number | undefined;
  /** True to serve `/_sandbox/metrics`. */
  readonly metrics: boolean;
  /** True to print a line of JSON for each request. */
  readonly logRequests: boolean;
  /** True for strict mode. */
  readonly strict: boolean;
  /** True to allow webhooks to private addresses. */
  readonly privateAddresses: boolean;
  /** True if the dashboard needs a key for each tenant, even on this machine. */
  readonly keysOnly: boolean;
  /** Further allowed hosts; undefined for the default. */
  readonly allowedHosts: readonly string[] | undefined;
  /** Origins allowed by CORS. */
  readonly allowedOrigins: readonly string[];
  /** The secret that every key must have after `test_`; undefined for none. */
  readonly requireKey: string | undefined;
}

/** The options of the server and of `sandbox verify`. */
export const serveOptions = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
  seed: { type: 'string' },
  instant: { type: 'boolean', default: false },
  'rate-limit': { type: 'boolean', default: false },
  metrics: { type: 'boolean', default: false },
  'delete-idle-after': { type: 'string' },
  'max-changes': { type: 'string' },
  'log-requests': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'private-webhooks': { type: 'boolean', default: false },
  'keys-only': { type: 'boolean', default: false },
  'require-key': { type: 'string' },
  'allow-host': { type: 'string', multiple: true },
  'allow-origin': { type: 'string', multiple: true },
} as const;

/**
 * Parses the command line and DATABASE_URL.
 * @throws {UsageError} for an invalid command line
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const verifies = args[0] === 'verify';
  const values = parseOptions(verifies ? args.slice(1) : args, serveOptions).values;
  const { host, data, memory } = values;
  const databaseUrl = environment['DATABASE_URL'];
  const storage = chooseStorage({
    data,
    memory,
    databaseUrl,
    databasePoolSize: environment['DATABASE_POOL_SIZE'],
    databaseStatementTimeout: environment['DATABASE_STATEMENT_TIMEOUT_MS'],
  });
  if (typeof storage === 'string') throw new UsageError(storage);
  if (verifies && storage.kind === 'memory') {
    throw new UsageError('verify needs --data or DATABASE_URL.');
  }
  return {
    command: verifies ? 'verify' : 'serve',
    storage,
    port: readPort(values.port),
    host,
    seed: values.seed,
    instant: values.instant,
    rateLimit: values['rate-limit'],
    strict: values.strict,
    metrics: values.metrics,
    deleteIdleAfterDays: readCount(values['delete-idle-after'], '--delete-idle-after', storage),
    maxChanges: readCount(values['max-changes'], '--max-changes', storage),
    logRequests: values['log-requests'],
    privateAddresses: values['private-webhooks'] || isLoopback(host),
    keysOnly: values['keys-only'],
    requireKey: readSecret(values['require-key'] ?? environment['SANDBOX_REQUIRE_KEY']),
    allowedHosts: values['allow-host']?.map((each) => readHost(each)),
    allowedOrigins: values['allow-origin']?.map((each) => readOrigin(each)) ?? [],
  };
}

/**
 * Parses options and positionals with parseArgs of node:util.
 * @throws {UsageError} for an invalid option, with the first sentence of its message
 */
export function parseOptions<const T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  known: T,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UsageError(`${sentence}.`);
  }
}

/** Validates the secret of keys, without repeating it in the error. */
function readSecret(secret: string | undefined): string | undefined {
  try {
    createKeyCheck(secret);
    return secret;
  } catch {
    throw new UsageError(
      '--require-key (or SANDBOX_REQUIRE_KEY) takes 16 to 64 letters, digits, - or _.',
    );
  }
}

/** The defaults on PostgreSQL, which is usually shared. */
const shared = { '--delete-idle-after': 30, '--max-changes': 10_000_000 } as const;

/** A whole number above 0, or `never`. */
function readCount(
  text: string | undefined,
  option: keyof typeof shared,
  { kind }: StorageOptions,
): number | undefined {
  if (text === undefined) return kind === 'postgres' ? shared[option] : undefined;
  if (text === 'never') return undefined;
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is not a positive integer; ${option} takes one, or never.`);
}

function readHost(text: string): string {
  try {
    return normalizeHost(text);
  } catch (error) {
    throw new UsageError(`--allow-host: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readOrigin(text: string): string {
  try {
    return normalizeOrigin(text);
  } catch (error) {
    throw new UsageError(
      `--allow-origin: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Parses a port.
 * @throws {UsageError} unless it is an integer from 1 to 65535
 */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UsageError(`"${text}" is not a port; --port takes 1 to 65535.`);
}
