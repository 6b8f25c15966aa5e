import { type ImportEnding, importEndings } from '../code/endings.js';
import {
  type ArrayKeys,
  arrayKeys,
  type Enums,
  enums,
  type Openness,
  type OperationFiles,
  operationFiles,
} from '../emitters/emitter.js';

/** The settings of a document, from the configuration and from flags. */
export interface Settings {
  /** The emitters to run. Default: the default emitters. */
  readonly only?: readonly string[] | undefined;
  /** Modules with additional emitters: packages or files. */
  readonly emitters?: readonly string[] | undefined;
  /** The folder that contains all files of the document. Default: the folder of the document. */
  readonly root?: string | undefined;
  /** Paths of overlays to apply to the document, in this order. */
  readonly overlays?: readonly string[] | undefined;
  /** The parts of the document to generate, such as `tag:pets`. Default: all. */
  readonly include?: readonly string[] | undefined;
  /** The parts of the document to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** Treat warnings as errors. */
  readonly strict?: boolean | undefined;
  /** Whether requests may contain unknown properties and values. Default: `strict`. */
  readonly requests?: Openness | undefined;
  /** The same for responses. Default: `open`. */
  readonly responses?: Openness | undefined;
  /** How clients write arrays in nested queries and forms. Default: by index. */
  readonly arrays?: ArrayKeys | undefined;
  /** One file of operations for each version, or for each tag. Default: `version`. */
  readonly files?: OperationFiles | undefined;
  /** The type of `date-time` values: `text`, `Date`, or the path of a module. Default: `text`. */
  readonly dates?: string | undefined;
  /** Where lists have the cursor of the next page, such as `cursor=/meta/next`; for infinite queries. */
  readonly cursors?: readonly string[] | undefined;
  /** Whether enums of components become unions, or constants as well. Default: `union`. */
  readonly enums?: Enums | undefined;
  /** The extension of relative imports. Default: `.js`. */
  readonly imports?: ImportEnding | undefined;
  /** A command that runs on the files before they are compared and written. */
  readonly after?: string | undefined;
  /** The `user-agent` header of clients, such as `shop-sdk/1.2.0`. */
  readonly userAgent?: string | undefined;
}

/** A document with its output folder and its settings. */
export interface JobConfig extends Settings {
  /** The name of the document, for messages and `--job`. */
  readonly name?: string | undefined;
  /** Path of the document. */
  readonly spec: string;
  /** The folder that receives `types/`, `client/` and the others. */
  readonly out: string;
}

/**
 * A configuration file: one document, or several as `jobs`. Settings beside `jobs` apply to each job
 * that does not override them. Paths are relative to the file.
 */
export interface Config extends Settings {
  /** The JSON Schema of the file, for editors. */
  readonly $schema?: string | undefined;
  readonly name?: string | undefined;
  readonly spec?: string | undefined;
  readonly out?: string | undefined;
  readonly jobs?: readonly JobConfig[] | undefined;
}

/** Returns the configuration unchanged; gives it a type in TypeScript. */
export function defineConfig(config: Config): Config {
  return config;
}

/** The allowed values of a setting. */
export type Shape =
  | { readonly kind: 'text' | 'texts' | 'flag'; readonly about: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly about: string };

const openness = ['strict', 'open'] as const;

/** The allowed values of each setting. The check of configurations and their JSON Schema use this. */
export const settingShapes: Readonly<Record<keyof Settings, Shape>> = {
  only: { kind: 'texts', about: 'The emitters to run, such as ["types", "client"].' },
  emitters: {
    kind: 'texts',
    about: 'Modules with further emitters: names of packages, or paths that begin with a dot.',
  },
  root: { kind: 'text', about: 'The folder that all files of the document are in.' },
  overlays: { kind: 'texts', about: 'Paths of overlays, applied to the document in this order.' },
  include: {
    kind: 'texts',
    about:
      'What to generate from: tag:NAME, path:PATH, operation:ID or schema:NAME; * is any text.',
  },
  exclude: { kind: 'texts', about: 'What to leave out, written as in include.' },
  strict: { kind: 'flag', about: 'Take warnings for errors.' },
  requests: {
    kind: 'choice',
    values: openness,
    about: 'Whether requests may hold what the document does not have yet: "strict" by default.',
  },
  responses: {
    kind: 'choice',
    values: openness,
    about: 'Whether responses may hold what the document does not have yet: "open" by default.',
  },
  arrays: {
    kind: 'choice',
    values: arrayKeys,
    about: 'How clients write arrays within nested queries and forms: a[0]=x, a[]=x or a=x.',
  },
  files: {
    kind: 'choice',
    values: operationFiles,
    about: 'Into which files operations go: one for each version, or one for each tag.',
  },
  dates: {
    kind: 'text',
    about:
      'What stands for a point in time: "text", "Date", or a module with DateTime, readDateTime, writeDateTime.',
  },
  cursors: {
    kind: 'texts',
    about:
      'How lists name their next page: a query parameter and a JSON pointer, "cursor=/meta/next".',
  },
  enums: {
    kind: 'choice',
    values: enums,
    about: 'What becomes of enumerations of components: a union, or constants beside it.',
  },
  imports: {
    kind: 'choice',
    values: importEndings,
    about: 'What relative imports end with.',
  },
  after: {
    kind: 'text',
    about: 'A command, such as "npx prettier --write .", that runs in a folder with the files.',
  },
  userAgent: {
    kind: 'text',
    about: 'What clients call themselves in the header user-agent, such as "shop-sdk/1.2.0".',
  },
};

/** The allowed values of the settings and of `name`, `spec` and `out`. */
export const jobShapes: Readonly<Record<string, Shape>> = {
  name: { kind: 'text', about: 'The name of the document within the file.' },
  spec: { kind: 'text', about: 'Path of the OpenAPI document.' },
  out: { kind: 'text', about: 'The folder to write to.' },
  ...settingShapes,
};
