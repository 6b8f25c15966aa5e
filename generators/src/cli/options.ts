import { type Command, parseCommand, separated, type Values } from '@seller-funds/command';
import * as z from 'zod';
import { defaultEmitters, emitters } from '../emitters/index.js';
import { configNames } from './config-file.js';
import { lockName } from './lock.js';
import { type JobConfig, settingsSchema } from './settings.js';

export { UsageError } from '@seller-funds/command';

/** The parsed command line: what is set for every document is in `settings`, and overrides the configuration. */
export type Options = ReturnType<typeof parseOptions>;

/** A document to read. */
export interface Spec {
  readonly file: JobConfig['spec'];
  /** The name of `--spec NAME=FILE`. */
  readonly name: string | undefined;
}

const path = z.string().min(1, { error: 'takes a path' });

const nameText = z.string().min(1, { error: 'takes a name' });

const spec = z.string().transform((given, context): Spec => {
  const [, name, file = given] = /^([A-Za-z][\w-]*)=(.*)$/.exec(given) ?? [];
  if (file === '') context.addIssue('takes a path');
  return { file, name };
});

/** A header as curl takes it. Errors do not contain its value. */
const header = z.string().transform((given, context): [string, string] => {
  const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(given) ?? [];
  try {
    const [first] = new Headers([[name, value]]);
    if (first && value !== '') return first;
  } catch {
    // Reported below.
  }
  const fault = name === '' ? 'one has no name' : `${name} has no value that can be sent`;
  context.addIssue(`takes "Name: value"; ${fault}`);
  return z.NEVER;
});

const { only: _only, ...flags } = settingsSchema.shape;

/** The command line of the generators. */
export const generateCommand = {
  about: 'Generates code from OpenAPI documents.',
  options: z
    .strictObject({
      documents: z.array(spec).optional().meta({
        rare: true,
        positional: 'FILE',
        description: 'the same as `--spec FILE`',
      }),
      specs: z.array(spec).optional().meta({
        flag: 'spec',
        short: 'i',
        value: 'FILE',
        description:
          'the document, OpenAPI 3 or Swagger 2.0: a path, a URL, or `-` for the standard input; requires --out; several are written to DIR/NAME, the name of the file or that of `--spec NAME=FILE`',
      }),
      out: path.optional().meta({
        short: 'o',
        value: 'DIR',
        description: `the output folder, for ${defaultEmitters.join('/, ')}/`,
      }),
      config: path.optional().meta({
        value: 'FILE',
        description: 'the configuration file: TypeScript, JavaScript or JSON; flags override it',
      }),
      jobs: z.array(nameText).optional().meta({
        rare: true,
        flag: 'job',
        value: 'NAME',
        description: 'select a document of the configuration',
      }),
      only: separated(z.string().min(1, { error: 'takes names' }))
        .optional()
        .meta({
          value: 'NAMES',
          description: `some of \`${emitters.map(({ name }) => name).join(',')}\`, and the emitters that they need; the files of others stay`,
        }),
      ...flags,
      header: z.array(header).optional().meta({
        rare: true,
        value: 'TEXT',
        description: "`Name: value`, sent to the host of the document's URL",
        secret: true,
      }),
      host: z.array(nameText).optional().meta({
        rare: true,
        value: 'NAME',
        description: 'a host from which references to URLs may be fetched',
      }),
      lock: path.optional().meta({
        rare: true,
        value: 'FILE',
        description: `the lock file with the hashes of fetched files; by default ${lockName} beside the configuration`,
      }),
      updateLock: z
        .boolean()
        .default(false)
        .meta({ rare: true, description: 'accept fetched files that have changed' }),
      check: z.boolean().default(false).meta({
        description: 'write nothing; show the changes and exit with 1 if there are any',
      }),
      watch: z.boolean().default(false).meta({
        description: 'generate again after each change of a file of the document, until Ctrl-C',
      }),
      verbose: z
        .boolean()
        .default(false)
        .meta({ description: 'show every warning, not only the first five of each code' }),
      debug: z
        .boolean()
        .default(false)
        .meta({ rare: true, description: 'show the stack trace of unexpected errors' }),
    })
    .refine(
      ({ documents, specs, out, config }) =>
        config !== undefined || !(documents ?? specs) === (out === undefined),
      { error: '--spec and --out must be used together.' },
    )
    .refine(({ documents, specs, jobs }) => !(documents ?? specs) || !jobs, {
      error: '--job chooses documents of a configuration, and --spec names another one.',
    })
    .refine(({ updateLock, check }) => !updateLock || !check, {
      error: '--update-lock and --check cannot be combined.',
    })
    .refine(({ watch, check }) => !watch || !check, {
      error: '--watch and --check cannot be combined.',
    }),
  end: 'Exit codes: 0 success, 1 errors in the document or changes found by --check, 2 invalid arguments.',
} satisfies Command;

/**
 * The command line with what it does without options.
 * @param description by default it reads the configuration
 */
export function commandWithoutOptions(
  description = `read ${configNames.at(0)} of this folder`,
): Command {
  const about = `${generateCommand.about} Without options: ${description}.`;
  return { ...generateCommand, about };
}

/**
 * Parses the command line.
 * @throws {UsageError} for an unknown option, a missing value or an invalid combination.
 */
export function parseOptions(args: readonly string[]) {
  const values: Values<typeof generateCommand> = parseCommand(generateCommand, args);
  const { out, config, jobs = [], check, watch, verbose, debug, ...given } = values;
  const { documents = [], specs: named = [], ...others } = given;
  const specs = [...documents, ...named];
  const { header: headers = [], host: hosts = [], lock, updateLock: update, ...settings } = others;
  // Not part of the configuration: its file is shared, and headers contain secrets.
  const remote = { headers: Object.fromEntries(headers), hosts, lock, update };
  return { specs, out, config, jobs, settings, remote, check, watch, verbose, debug };
}
