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

/** What can be set for each document, in the configuration and by flags. */
export interface Settings {
  /** The emitters to run; all that need no request where left out. */
  readonly only?: readonly string[] | undefined;
  /** Modules with further emitters: packages, or files. */
  readonly emitters?: readonly string[] | undefined;
  /** The folder below which files of the document may be; its own folder where left out. */
  readonly root?: string | undefined;
  /** Paths of overlays that are applied to the document, in this order. */
  readonly overlays?: readonly string[] | undefined;
  /** What of the document to generate from, such as `tag:pets`; everything where left out. */
  readonly include?: readonly string[] | undefined;
  /** What to leave out of that. */
  readonly exclude?: readonly string[] | undefined;
  /** Take warnings for errors. */
  readonly strict?: boolean | undefined;
  /** Whether requests may hold what the document does not have yet; `strict` where left out. */
  readonly requests?: Openness | undefined;
  /** The same of responses; `open` where left out. */
  readonly responses?: Openness | undefined;
  /** How clients name the elements of arrays within nested queries and forms; by index where left out. */
  readonly arrays?: ArrayKeys | undefined;
  /** Into which files operations go: one for each version, or for each tag; `version` where left out. */
  readonly files?: OperationFiles | undefined;
  /** What stands for a point in time: `text`, `Date`, or a module of your own; `text` where left out. */
  readonly dates?: string | undefined;
  /** How lists name their next page, such as `cursor=/meta/next`, for infinite queries. */
  readonly cursors?: readonly string[] | undefined;
  /** What becomes of enumerations of components: a union, or constants beside it; `union` where left out. */
  readonly enums?: Enums | undefined;
  /** What relative imports end with; `.js` where left out. */
  readonly imports?: ImportEnding | undefined;
  /** A command that runs in a folder with the files before they are compared and written. */
  readonly after?: string | undefined;
  /** What clients call themselves in the header `user-agent`, such as `shop-sdk/1.2.0`. */
  readonly userAgent?: string | undefined;
}

/** A document, where its files go and what is set for it. */
export interface JobConfig extends Settings {
  /** What tells the document from the others. */
  readonly name?: string | undefined;
  /** Path of the document. */
  readonly spec: string;
  /** The folder that receives `types/`, `client/` and the others. */
  readonly out: string;
}

/**
 * A configuration file: one document, or several as `jobs`, for which everything beside them is set
 * unless they say otherwise. Paths are relative to the file.
 */
export interface Config extends Settings {
  /** Where editors find the schema of the file; nothing else reads it. */
  readonly $schema?: string | undefined;
  readonly name?: string | undefined;
  readonly spec?: string | undefined;
  readonly out?: string | undefined;
  readonly jobs?: readonly JobConfig[] | undefined;
}

/** Types a configuration in TypeScript; returns it as it is. */
export function defineConfig(config: Config): Config {
  return config;
}

/** What the value of a setting may be. */
export type Shape =
  | { readonly kind: 'text' | 'texts' | 'flag'; readonly about: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly about: string };

const openness = ['strict', 'open'] as const;

/** Each setting of a document: its configuration is checked by this, and its JSON Schema made of it. */
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

/** What a document has beside its settings. */
export const jobShapes: Readonly<Record<string, Shape>> = {
  name: { kind: 'text', about: 'What tells the document from the others of the file.' },
  spec: { kind: 'text', about: 'Path of the OpenAPI document.' },
  out: { kind: 'text', about: 'The folder to write to.' },
  ...settingShapes,
};
