import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, parseCommand, path, UsageError } from '@seller-funds/command';
import * as z from 'zod';
import { audiences, levels } from '../level.js';
import { formats } from '../report/index.js';

/** The parsed command line. */
export type DiffOptions = ReturnType<typeof readDiffOptions>;

/** The command line of the comparison. */
export const diffCommand = {
  about:
    'Compares an OpenAPI document with an earlier version, and reports breaking changes for clients and servers.',
  options: z.strictObject({
    base: z.string().default('HEAD').meta({
      positional: 'BASE',
      description: 'a git revision, `REVISION:PATH` if the document had another path, or a file',
    }),
    file: path().optional().meta({
      positional: 'FILE',
      description: 'the current document; alone, it is compared with `HEAD`',
    }),
    spec: path().optional().meta({ short: 'i', value: 'FILE', description: 'the same as FILE' }),
    format: z.enum(formats).default('terminal').meta({
      value: 'FORMAT',
      description:
        '`terminal`, `markdown` for pull requests, `annotations` for the log of GitHub Actions, or `json`',
    }),
    output: path()
      .optional()
      .meta({ short: 'o', value: 'FILE', description: 'write to a file instead of the terminal' }),
    failOn: z
      .enum([...levels, 'none'])
      .default('breaking')
      .meta({
        value: 'LEVEL',
        description: `exit with 1 if a change has at least this level: ${levels.toReversed().join(', ')} or none`,
      }),
    for: z
      .enum([...audiences, 'both'])
      .default('clients')
      .meta({
        value: 'WHOM',
        description: 'the audience for `--fail-on`: clients, servers or both',
      }),
    accept: path().optional().meta({
      value: 'FILE',
      description: 'a list of [accepted changes](#accept-a-change), which do not fail',
    }),
    noDocs: z.boolean().default(false).meta({ description: 'leave out changes of documentation' }),
  }),
  end: `Exit codes: 0 success, 1 a change has the level of --fail-on, 2 invalid arguments, or a document that cannot
be read.`,
} satisfies Command;

/** The command line with a default document. */
export function commandFor(spec: string | undefined): Command {
  if (spec === undefined) return diffCommand;
  const about = `${diffCommand.about} The current document is ${spec} by default.`;
  return { ...diffCommand, about };
}

/**
 * Parses the command line.
 * @param document the default document
 * @throws {UsageError} for invalid arguments.
 */
export function readDiffOptions(args: readonly string[], document: string | undefined) {
  const { failOn, noDocs, for: affected, file, ...values } = parseCommand(diffCommand, args);
  const specFile = values.spec ?? file ?? document;
  // The only argument is the document if it is a file and no other is known.
  const isDocument = specFile === undefined && existsSync(values.base);
  const spec = isDocument ? resolve(values.base) : specFile;
  if (spec === undefined) {
    const reason = values.base === 'HEAD' ? '' : `There is no file ${values.base}. `;
    throw new UsageError(`${reason}Pass the document, such as openapi.yaml.`);
  }
  return {
    ...values,
    ...(isDocument && { base: 'HEAD' }),
    spec,
    failOn: failOn === 'none' ? undefined : failOn,
    affected: affected === 'both' ? audiences : [affected],
    docs: !noDocs,
  };
}
