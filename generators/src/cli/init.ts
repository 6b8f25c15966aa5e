import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Command, UsageError, type Values } from '@seller-funds/command';
import * as z from 'zod';
import { generate, type Generated } from '../pipeline.js';
import { isFile } from '../source/input.js';
import { configNames } from './config-file.js';
import { workflowOf } from './workflow.js';

const path = z.string().min(1, { error: 'takes a path' });

/** The command line of `init`. */
export const initCommand = {
  about:
    'Sets a project up: reads the document, and writes a configuration, the scripts `generate` and `generate:check` of ' +
    'package.json, and a workflow for GitHub Actions. Changes no file that has them already. Says what to install.',
  options: z.strictObject({
    document: path.optional().meta({
      positional: 'FILE',
      description:
        'the OpenAPI document, a path or a URL; by default the openapi.yaml, .yml or .json of this folder, or the answer to a question',
    }),
    out: path
      .default('src/api')
      .meta({ short: 'o', value: 'DIR', description: 'the folder for the generated code' }),
  }),
} satisfies Command;

const configFile = 'seller-funds-generate.config.json';
const acceptedFile = 'accepted.yaml';
const workflowFile = '.github/workflows/contract.yml';
const scripts = {
  generate: 'seller-funds-generate',
  'generate:check': 'seller-funds-generate --check',
};

/**
 * Runs `init` in the working directory.
 * @throws {UsageError} if no document is given or found
 * @throws {DiagnosticError} with the errors of the document; nothing is written then
 */
export async function init({ document, out }: Values<typeof initCommand>): Promise<string> {
  const given = document ?? findDocument() ?? (await askForDocument());
  // The configuration is shared: its paths are relative.
  const spec = isFile(given) ? relative('', resolve(given)) : given;
  const generated = await generate({ spec });
  const { title, operations } = generated.contract;
  const existing = configNames.find((name) => existsSync(name));
  const config = {
    $schema: './node_modules/@seller-funds/generators/dist/config.schema.json',
    spec,
    out,
  };
  return [
    `${spec}: ${title}, ${operations.length} operations.`,
    // First, because it fails if package.json cannot be read.
    addScripts(),
    existing ? keptLine(existing) : write(configFile, `${JSON.stringify(config, null, 2)}\n`),
    ...workflow(spec),
    '',
    'Next:',
    '  npm install --save-dev @seller-funds/generators',
    `  npm install ${packagesOf(generated).join(' ')}`,
    '  npm run generate',
  ].join('\n');
}

/** The workflow, and its list of accepted changes; a document at a URL has no earlier version to compare with. */
function workflow(spec: string): string[] {
  if (existsSync(workflowFile)) return [keptLine(workflowFile)];
  if (!isFile(spec)) return [write(workflowFile, workflowOf(undefined))];
  const list = existsSync(acceptedFile) ? keptLine(acceptedFile) : write(acceptedFile, '[]\n');
  return [write(workflowFile, workflowOf(spec)), list];
}

function findDocument(): string | undefined {
  const found = readdirSync('.').filter((name) =>
    /^(?:openapi|swagger)\.(?:ya?ml|json)$/.test(name),
  );
  return found.length === 1 ? found[0] : undefined;
}

async function askForDocument(): Promise<string> {
  const missing = 'Pass a document: a path or a URL.';
  if (!process.stdin.isTTY) throw new UsageError(missing);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = (await terminal.question('Path or URL of the OpenAPI document: ')).trim();
  terminal.close();
  if (answer === '') throw new UsageError(missing);
  return answer;
}

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return `new   ${file}`;
}

const keptLine = (file: string): string => `kept  ${file}`;

/** Adds the scripts that package.json lacks; keeps its indentation. */
function addScripts(): string {
  const file = 'package.json';
  if (!existsSync(file)) return `There is no ${file}: run npm init, and this command again.`;
  const text = readFileSync(file, 'utf8');
  const manifest = parseManifest(text);
  const all = { ...scripts, ...manifest.scripts };
  if (Object.keys(all).length === Object.keys(manifest.scripts ?? {}).length) return keptLine(file);
  const [, indentation = '  '] = /^\{\s*\n([ \t]+)/.exec(text) ?? [];
  const changed = { ...manifest, scripts: { ...manifest.scripts, ...all } };
  writeFileSync(file, `${JSON.stringify(changed, null, indentation)}\n`);
  return `changed ${file}: scripts ${Object.keys(scripts).join(', ')}`;
}

function parseManifest(text: string): { readonly scripts?: Readonly<Record<string, string>> } {
  try {
    return JSON.parse(text) as { readonly scripts?: Readonly<Record<string, string>> };
  } catch (error) {
    throw new UsageError(`package.json is not JSON: ${(error as Error).message}.`);
  }
}

/** The packages that generated files import. Comments, which may quote code, begin otherwise. */
function packagesOf({ files }: Generated): string[] {
  const pattern = /^(?:import|export|\}).* from '((?:@[\w-]+\/)?[a-z][\w.-]*)(?=['/])/gm;
  const imports = files.flatMap(({ text }) => [...text.matchAll(pattern)]);
  return [...new Set(imports.map(([, name = '']) => name))].toSorted();
}
