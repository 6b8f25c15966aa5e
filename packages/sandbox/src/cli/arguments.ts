import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { StorageOptions } from '../storage/open-store.js';
import { normalizeOrigin } from '../http/allowed-origins.js';
import { normalizeHost } from '../http/allowed-hosts.js';
import { isLoopback } from '../http/is-loopback.js';
import { createKeyCheck } from '../tenants/keys.js';
import { chooseStorage } from './storage-choice.js';

/** A mistake in the arguments, told in one line. */
export class UsageError extends Error {}

/** What the command line asks for. */
export interface Arguments {
  readonly command: 'serve' | 'verify';
  readonly storage: StorageOptions;
  readonly port: number;
  readonly host: string;
  /** A seed file, or the name of a seed, for a tenant that is empty; undefined for none. */
  readonly seed: string | undefined;
  /** Whether nothing takes time by itself. */
  readonly instant: boolean;
  /** Whether keys may make so many requests a second and not more. */
  readonly rateLimit: boolean;
  /** After how many days without a change a tenant ends; undefined for never. */
  readonly endIdleAfterDays: number | undefined;
  /** How many changes a tenant may make; undefined for any number. */
  readonly maxChanges: number | undefined;
  /** Whether `/_sandbox/metrics` is there. */
  readonly metrics: boolean;
  /** Whether a line of JSON is printed for each request. */
  readonly logRequests: boolean;
  /** Whether what the service tolerates is refused. */
  readonly strict: boolean;
  /** Whether webhooks may go to addresses that are not on the public internet. */
  readonly privateAddresses: boolean;
  /** Whether the dashboard shows tenants to who has their keys alone, also to this machine. */
  readonly keysOnly: boolean;
  /** Further hosts that requests may be sent to; undefined for the usual rule. */
  readonly allowedHosts: readonly string[] | undefined;
  /** Origins whose pages may call the sandbox from a browser. */
  readonly allowedOrigins: readonly string[];
  /** What every key must have after `test_`; undefined for nothing. */
  readonly requireKey: string | undefined;
}

const options = {
  port: { type: 'string', default: '4020' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  memory: { type: 'boolean', default: false },
  seed: { type: 'string' },
  instant: { type: 'boolean', default: false },
  'rate-limit': { type: 'boolean', default: false },
  metrics: { type: 'boolean', default: false },
  'end-idle-after': { type: 'string' },
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
 * Reads the command line and DATABASE_URL.
 * @throws {UsageError} for a mistake, with what would be right
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const verifies = args[0] === 'verify';
  const values = parseOptions(verifies ? args.slice(1) : args, options).values;
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
    endIdleAfterDays: readCount(values['end-idle-after'], '--end-idle-after', storage),
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
 * Reads options as node:util's parseArgs does, and what stands between them.
 * @throws {UsageError} for a mistake, in one sentence
 */
export function parseOptions<const T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  known: T,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${sentence}.`);
  }
}

/** A secret that is empty or too short would protect nothing. The message does not have it. */
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

/** What holds on a database that many share; a file has one user. */
const shared = { '--end-idle-after': 30, '--max-changes': 10_000_000 } as const;

/** A whole number above 0, or `never`. */
function readCount(
  text: string | undefined,
  option: keyof typeof shared,
  { kind }: StorageOptions,
): number | undefined {
  if (text === undefined) return kind === 'postgres' ? shared[option] : undefined;
  if (text === 'never') return undefined;
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw new UsageError(`"${text}" is no whole number above 0; ${option} takes one, or never.`);
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
 * Reads a port.
 * @throws {UsageError} for what is none from 1 to 65535
 */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UsageError(`"${text}" is no port; --port takes 1 to 65535.`);
}
