import { type Command, httpUrl, integer, parsedBy } from '@seller-funds/command';
import {
  alternativesOf,
  drawWorld,
  policyNames,
  readWorld,
  type World,
} from '@seller-funds/contract/policies';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import * as z from 'zod';
import { suggestedKey } from '../control-client/suggested-key.js';
import { normalizeHost } from '../http/allowed-hosts.js';
import { normalizeOrigin } from '../http/allowed-origins.js';
import { createKeyCheck } from '../tenants/keys.js';
import { triggers } from './triggers.js';

export const defaultUrl = 'http://127.0.0.1:4020';

const flag = (description: string) => z.boolean().default(false).meta({ description });
const rareFlag = (description: string) =>
  z.boolean().default(false).meta({ description, rare: true });

const port = (standard: number) =>
  integer(1, 65_535).default(standard).meta({ value: 'N', description: 'the port to listen on' });

const storage = {
  data: z.string().min(1, { error: 'takes the path of a file' }).optional().meta({
    value: 'FILE',
    description: 'store all data in this SQLite file, created if missing',
  }),
  databaseUrl: z.string().optional().meta({
    flag: false,
    variable: 'DATABASE_URL',
    description: 'store all data in PostgreSQL (`postgres://…`), unless `--data` is set',
  }),
  databasePoolSize: emptyOr(integer(1, 500)).meta({
    flag: false,
    variable: 'DATABASE_POOL_SIZE',
    description: 'the maximum number of connections of a process',
    rare: true,
  }),
  databaseStatementTimeoutMs: emptyOr(integer(100, 3_600_000)).meta({
    flag: false,
    variable: 'DATABASE_STATEMENT_TIMEOUT_MS',
    description: 'the statement timeout in milliseconds',
    rare: true,
  }),
};

const remote = {
  key: z.string().default(suggestedKey).meta({
    value: 'KEY',
    description: 'the key of the tenant',
  }),
  url: httpUrl(defaultUrl)
    .transform((text) => new URL(text).origin)
    .prefault(defaultUrl)
    .meta({ value: 'URL', description: 'the sandbox' }),
};

export const serveCommand = {
  about: 'Runs a stateful sandbox with both versions of the API until you press Ctrl-C.',
  options: z
    .strictObject({
      port: port(4020),
      host: z.string().default('127.0.0.1').meta({
        value: 'HOST',
        description: 'the address to listen on; the default is reachable from this machine only',
      }),
      ...storage,
      memory: flag('store all data in memory, even if `DATABASE_URL` is set'),
      seed: z.string().optional().meta({
        value: 'SEED',
        description: 'fill an empty tenant from a file or `marketplace`, 50 sellers with trade',
      }),
      instant: flag('complete checks and payouts of new tenants without a delay'),
      strict: flag(
        'refuse unknown fields, unlisted currencies, and files that are not PDF, PNG or JPG',
      ),
      world: z.array(z.string().transform(parseAnswer)).optional().meta({
        value: 'SEED|KEY=VALUE',
        description:
          'decide what the references leave open otherwise: one question, or all at random',
      }),
      rateLimit: flag(
        `allow ${limits.requestsPerSecond} requests per second and bursts of ${limits.requestBurst} per key`,
      ),
      logRequests: flag('print a line of JSON for each request'),
      requireKey: parsedBy(readSecret, 'takes 16 to 64 letters, digits, - or _').optional().meta({
        value: 'SECRET',
        variable: 'SANDBOX_REQUIRE_KEY',
        description:
          'refuse keys without this secret after `test_`; a valid key is then `test_SECRET_shop`',
        secret: true,
        rare: true,
      }),
      allowHost: z
        .array(
          parsedBy(
            normalizeHost,
            'takes a host name without scheme, port or wildcard, such as sandbox.test',
          ),
        )
        .optional()
        .meta({
          value: 'NAME',
          description:
            'accept requests for this host name too; by default loopback names, or all if `--host` is not a loopback address',
          rare: true,
        }),
      allowOrigin: z
        .array(
          parsedBy(
            normalizeOrigin,
            'takes scheme, host and port only, such as http://localhost:5173',
          ),
        )
        .optional()
        .meta({
          value: 'ORIGIN',
          description: 'allow pages of this origin to call the sandbox, by CORS',
          rare: true,
        }),
      deleteIdleAfter: countOrNever().meta({
        value: 'DAYS|never',
        description:
          'delete tenants after this time without a change; by default 30 days with PostgreSQL, else never',
        rare: true,
      }),
      maxChanges: countOrNever().meta({
        value: 'N|never',
        description:
          'the maximum number of changes of a tenant until it is reset; by default 10000000 with PostgreSQL',
        rare: true,
      }),
      metrics: rareFlag('serve metrics for Prometheus at `/_sandbox/metrics`'),
      privateWebhooks: rareFlag(
        'allow webhooks to private addresses; default if `--host` is a loopback address',
      ),
      keysOnly: rareFlag(
        'require a key for each tenant in the dashboard; default unless `--host` is a loopback address',
      ),
    })
    .refine(({ data, memory }) => data === undefined || !memory, {
      error: '--data and --memory cannot be combined.',
    }),
  end: 'The other commands print their options with --help.',
} satisfies Command;

export const verifyCommand = {
  about: 'Checks the ledger of stored data.',
  options: z.strictObject(storage).refine(({ data, databaseUrl }) => data ?? databaseUrl, {
    error: 'verify needs --data or DATABASE_URL.',
  }),
  end: 'Exit codes: 0 no violations, 1 violations, 2 invalid arguments.',
} satisfies Command;

export const seedCommand = {
  about: 'Fills an empty tenant of a running sandbox, or of a database.',
  options: z
    .strictObject({
      seed: z
        .string()
        .meta({ positional: 'SEED', description: 'a file, `marketplace` or `examples`' }),
      key: z
        .string()
        .optional()
        .meta({
          value: 'KEY',
          description: `the key of the tenant (default: that of the seed, or ${suggestedKey})`,
        }),
      url: remote.url
        .unwrap()
        .optional()
        .meta({
          value: 'URL',
          description: `the sandbox, if no database is set (default: ${defaultUrl})`,
        }),
      ...storage,
    })
    .refine(({ url, data }) => url === undefined || data === undefined, {
      error: '--url and --data cannot be combined.',
    }),
} satisfies Command;

export const listenCommand = {
  about:
    'Configures a running sandbox to send its webhooks to this machine, verifies, prints and forwards them.',
  options: z
    .strictObject({
      port: port(4021),
      forwardTo: httpUrl('http://127.0.0.1:3000/webhooks')
        .transform((text) => new URL(text).href)
        .optional()
        .meta({
          value: 'URL',
          description:
            'send each webhook to this URL of your application, signed for it, and respond with the status of its response',
        }),
      respond: integer(200, 599).optional().meta({
        value: 'STATUS',
        description: 'the status of all responses (default: 200)',
      }),
      ...remote,
    })
    .refine(({ forwardTo, respond }) => forwardTo === undefined || respond === undefined, {
      error: '--forward-to and --respond cannot be combined.',
    }),
} satisfies Command;

export const triggerCommand = {
  about: 'Makes what causes a webhook event, and prints the deliveries.',
  options: z
    .strictObject({
      event: z.enum(Object.keys(triggers) as (keyof typeof triggers)[]).meta({
        positional: 'EVENT',
        description: `one of ${Object.keys(triggers).join(', ')}`,
      }),
      outcome: z
        .string()
        .optional()
        .meta({
          value: 'OUTCOME',
          description: Object.entries(triggers)
            .map(([event, { outcomes }]) => `${event}: ${outcomes.join(', ')}`)
            .join('; '),
        }),
      ...remote,
    })
    .superRefine(({ event, outcome }, context) => {
      const { outcomes } = triggers[event];
      if (outcome === undefined || outcomes.includes(outcome)) return;
      context.addIssue(`--outcome of ${event} takes ${outcomes.join(', ')}, not "${outcome}".`);
    }),
} satisfies Command;

export const logsCommand = {
  about: 'Prints the requests of a tenant to the API as they come.',
  options: z.strictObject({
    status: z
      .string()
      .regex(/^[1-5](?:\d\d|xx)$/i, { error: 'takes a status such as 422 or 4xx' })
      .optional()
      .meta({
        value: 'STATUS',
        description: 'only responses with this status, such as 422 or 4xx',
      }),
    path: z.string().optional().meta({
      value: 'TEXT',
      description: 'only requests with this text in path or query',
    }),
    ...remote,
  }),
} satisfies Command;

/** A value of a schema; an empty text is none. */
function emptyOr<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .string()
    .transform((text) => (text === '' ? undefined : text))
    .pipe(schema.optional())
    .optional();
}

/** A whole number above 0; null for `never`. */
function countOrNever() {
  return z
    .string()
    .regex(/^(?:[1-9]\d{0,11}|never)$/, { error: 'takes a positive integer, or never' })
    .transform((text) => (text === 'never' ? null : Number(text)))
    .optional();
}

function readSecret(text: string): string {
  createKeyCheck(text);
  return text;
}

function parseAnswer(text: string, context: z.RefinementCtx): Partial<World> {
  const [name = '', answer] = text.split(/=(.*)/s);
  if (answer === undefined && /^\d{1,9}$/.test(name)) return drawWorld(Number(name));
  const question = policyNames.find((each) => each === name);
  const answers = question === undefined ? [] : alternativesOf(question);
  if (answers.includes(answer ?? '')) return readWorld({ [name]: answer });
  const known = answers.map((each) => `${name}=${each}`).join(' or ');
  context.addIssue(
    `takes ${known || `a number, or KEY=VALUE with a KEY of ${policyNames.join(', ')}`}`,
  );
  return z.NEVER;
}
