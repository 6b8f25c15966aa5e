import { type Command, httpUrl, integer, separated, type Values } from '@seller-funds/command';
import * as z from 'zod';
import { isKey } from '../adapter/action-results.js';
import { usualStories } from '../stories/random.js';

/** The format of a report and the file to write. */
export type ReportTarget =
  | { readonly kind: 'terminal' }
  | { readonly kind: 'json' | 'junit' | 'html'; readonly file: string };

const key = z
  .string()
  .refine(isKey, { error: 'is empty or contains characters that are not allowed in a header' });

const target = httpUrl('http://127.0.0.1:8080')
  .refine(isPlain, { error: 'takes a URL without user, query and fragment' })
  .transform((text) => new URL(text).href.replace(/\/+$/, ''));

const report = z.string().transform((text, context): ReportTarget => {
  const [kind = '', file = ''] = text.split(/=(.*)/s);
  if (kind === 'terminal' && file === '') return { kind };
  const isFile = kind === 'json' || kind === 'junit' || kind === 'html';
  if (isFile && file !== '') return { kind, file };
  context.addIssue('takes terminal, json=FILE, junit=FILE or html=FILE');
  return z.NEVER;
});

const only = z
  .array(z.string())
  .transform((lists) => lists.flatMap((each) => each.split(',')).filter((each) => each !== ''))
  .optional()
  .meta({
    value: 'PATTERN',
    description:
      'run only checks whose id, area or claims match; `*` matches anything; separated by commas',
  });

/** The command line of a run. */
export const runCommand = {
  about: 'Tests a service against the contract over HTTP.',
  options: z
    .strictObject({
      target: target.meta({ value: 'URL', description: 'the URL of the service' }),
      apiKey: key.meta({
        value: 'KEY',
        variable: 'API_KEY',
        description: 'an API key of the service',
        secret: true,
      }),
      readOnlyApiKey: key.optional().meta({
        value: 'KEY',
        description: 'a read-only key of the same tenant',
        secret: true,
      }),
      version: z.string().optional().meta({
        value: 'VERSION',
        description: 'run only the checks of one version, such as `v2`',
      }),
      only,
      seed: integer(0, 2 ** 31 - 1)
        .optional()
        .meta({
          value: 'N',
          description: 'the seed of the data; by default a random one, which the run prints',
        }),
      stories: integer(0, 1_000_000).default(usualStories).meta({
        value: 'N',
        description:
          'how many [random stories](#random-stories) to tell; the same seed tells the same ones',
      }),
      time: integer(1, 86_400).optional().meta({
        value: 'SECONDS',
        description: 'time limit; checks that were not started in time are reported as not run',
      }),
      replyTime: integer(1, 600).default(15).meta({
        value: 'SECONDS',
        rare: true,
        description: 'timeout for one response; after a timeout the check is reported as not run',
      }),
      decisions: z.boolean().default(false).meta({
        description: 'also require our [decisions](#required-and-optional-behavior)',
      }),
      world: z.string().optional().meta({
        value: 'FILE',
        rare: true,
        description:
          'a JSON file with the [answers](#required-and-optional-behavior) of your service, which it has to follow',
      }),
      accept: z.string().optional().meta({
        value: 'FILE',
        rare: true,
        description:
          'a JSON file with the [checks that may fail](#deviations-on-purpose), each with a reason; one that passes is an error',
      }),
      failFast: z
        .boolean()
        .default(false)
        .meta({ description: 'start no further checks after one that failed' }),
      adapter: z.string().optional().meta({
        value: 'FILE|URL|sandbox',
        description: 'the [adapter](#adapters-kyc-settlement-time) for operator actions',
      }),
      report: separated(report).prefault('terminal').meta({
        value: 'LIST',
        description:
          '`terminal` (default), `json=FILE`, `junit=FILE`, `html=FILE`, separated by commas',
      }),
      concurrency: integer(1, 64).default(6).meta({
        value: 'N',
        description: 'how many checks run concurrently; 1 if all checks share a tenant',
      }),
      receiverPort: integer(1, 65_535).optional().meta({
        value: 'N',
        description: 'the port to listen on for webhooks; by default a free port',
      }),
      receiverUrl: httpUrl('https://tunnel.example')
        .regex(/^[^?#\s]*$/, { error: 'takes a URL without query and fragment' })
        .optional()
        .meta({
          value: 'URL',
          description: 'the URL at which a target on another machine reaches that port',
        }),
      spec: z.string().optional().meta({
        value: 'FILE',
        description: 'test any OpenAPI 3 document instead, without the scenarios',
      }),
    })
    .refine(({ decisions, world }) => !decisions || world === undefined, {
      error: '--decisions is the world of our decisions, and cannot be combined with --world.',
    })
    .refine(({ receiverUrl, receiverPort }) => !receiverUrl || receiverPort !== undefined, {
      error: '--receiver-url requires --receiver-port, the port behind the URL.',
    }),
  end: `Exit codes: 0 all checks that ran passed, 1 a check failed, 2 invalid arguments, 3 nothing could be tested.`,
} satisfies Command;

/** The command line of `list`. */
export const listCommand = {
  about: 'Prints the id, the rule and the number of claims of each check.',
  options: z.strictObject({ only }),
} satisfies Command;

/** The command line of `explain`. */
export const explainCommand = {
  about:
    'Prints the text of a claim or decision, its places in the document, and the checks that test it.',
  options: z.strictObject({
    id: z.string().meta({
      positional: 'CLAIM|DECISION',
      description: 'one claim or decision, such as EXT-PS-036 or D61',
    }),
  }),
} satisfies Command;

/** The parsed arguments of a run. */
export type RunArguments = Values<typeof runCommand>;

function isPlain(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === '');
}
