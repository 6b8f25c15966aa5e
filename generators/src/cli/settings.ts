import * as z from 'zod';
import { importEndings } from '../code/endings.js';
import { methodNames } from '../model/resources.js';
import { arrayKeys, enums, operationFiles } from '../emitters/emitter.js';
import { runtimeSources } from '../emitters/runtime.js';

const text = z.string().min(1, { error: 'takes a text' });
const texts = z.array(text);
const openness = z.enum(['strict', 'open']);

/** The settings of a document, from the configuration and from flags. */
export const settingsSchema = z.strictObject({
  /** The emitters to run. Default: the default emitters. */
  only: texts
    .optional()
    .meta({ description: 'the emitters to run, such as `["types", "client"]`' }),
  /** Modules with additional emitters: packages or files. */
  emitters: texts.optional().meta({
    rare: true,
    flag: 'emitter',
    value: 'MODULE',
    description: 'a package or file with a [custom emitter](writing-an-emitter.md)',
  }),
  /** The folder that contains all files of the document. Default: the folder of the document. */
  root: text.optional().meta({
    rare: true,
    value: 'DIR',
    description: 'the folder that contains all files of the document; by default its own folder',
  }),
  /** Paths of overlays to apply to the document, in this order. */
  overlays: texts.optional().meta({
    flag: 'overlay',
    value: 'FILE',
    description: 'an [overlay](#overlays) to apply to the document, in the order given',
  }),
  /** The parts of the document to generate, such as `tag:pets`. Default: all. */
  include: texts.optional().meta({
    value: 'PART',
    description:
      'generate only this [part](#filters) and what it needs: tag:NAME, path:PATH, operation:ID or schema:NAME; * matches any text',
  }),
  /** The parts of the document to leave out. */
  exclude: texts.optional().meta({ value: 'PART', description: 'leave out this part' }),
  /** Treat warnings as errors. */
  strict: z.boolean().optional().meta({
    description: 'treat warnings as errors; nothing is written if there is one',
  }),
  /** Whether requests may contain unknown properties and values. Default: `strict`. */
  requests: openness.optional().meta({
    description:
      'how validators treat [unknown properties and values](validators.md#requests-strict-responses-open) of requests; strict by default',
  }),
  /** The same for responses. Default: `open`. */
  responses: openness.optional().meta({ description: 'the same for responses; open by default' }),
  /** How clients write arrays in nested queries and forms. Default: by index. */
  arrays: z.enum(arrayKeys).optional().meta({
    rare: true,
    value: 'HOW',
    description:
      'how clients write arrays in [nested queries and forms](#nested-queries-and-forms): index (default, a[0]=x), brackets (a[]=x) or repeat (a=x)',
  }),
  /** Whether methods of clients have the name of their operation, or the same without that of their group. Default: `full`. */
  methods: z.enum(methodNames).optional().meta({
    description:
      'the [names of methods](#names) of clients: full (default, pets.createPet) or short (pets.create)',
  }),
  /** One file of operations for each version, or for each tag. Default: `version`. */
  files: z.enum(operationFiles).optional().meta({
    rare: true,
    description:
      'one [file](#files-enums-and-imports) of operations for each version (default, up to 2 MB) or tag',
  }),
  /** The type of `date-time` values: `text`, `Date`, or the path of a module. Default: `text`. */
  dates: text.optional().meta({
    rare: true,
    value: 'HOW',
    description:
      'the type of [date-time values](#dates): text (default), Date, or a module that exports DateTime, readDateTime and writeDateTime',
  }),
  /** Where lists have the cursor of the next page, such as `cursor=/meta/next`. */
  cursors: texts.optional().meta({
    rare: true,
    flag: 'cursor',
    value: 'RULE',
    description:
      'where [lists](#pagination) have the cursor of the next page: PARAMETER=POINTER, such as cursor=/meta/next',
  }),
  /** Whether enums of components become unions, or constants as well. Default: `union`. */
  enums: z.enum(enums).optional().meta({
    rare: true,
    description:
      'enums as union (default) or const, which adds an object of constants for each enum',
  }),
  /** The extension of relative imports. Default: `.js`. */
  imports: z.enum(importEndings).optional().meta({
    rare: true,
    value: 'ENDING',
    description: 'the extension of relative imports: .js (default), .ts or none',
  }),
  /** Whether the output has a copy of the runtime, or imports it from a package. Default: `copy`. */
  runtime: z.enum(runtimeSources).optional().meta({
    rare: true,
    description:
      'where the [runtime](#the-runtime-as-a-package) of the code is: copy (default) in the output, or package, in @seller-funds/runtime',
  }),
  /** A command that runs on the files before they are compared and written. */
  after: text.optional().meta({
    rare: true,
    value: 'COMMAND',
    description:
      'a [command](#files-enums-and-imports) that runs in a folder with the files before they are written, such as a formatter',
  }),
  /** The `user-agent` header of clients, such as `shop-sdk/1.2.0`. */
  userAgent: text.optional().meta({
    rare: true,
    value: 'TEXT',
    description: 'the `user-agent` header of clients, such as `shop-sdk/1.2.0`',
  }),
});

/** A document with its output folder and its settings. */
export const jobSchema = settingsSchema.extend({
  /** The name of the document, for messages and `--job`. */
  name: text.optional().meta({ description: 'the name of the document within the file' }),
  /** Path of the document. */
  spec: text.meta({ description: 'path of the OpenAPI document' }),
  /** The folder that receives `types/`, `client/` and the others. */
  out: text.meta({ description: 'the folder to write to' }),
});

/** One document, or several `jobs` that override the settings beside them. Paths are relative to the file. */
export const configOf = <Job extends z.ZodType>(job: Job) =>
  jobSchema.partial().extend({
    /** The JSON Schema of the file, for editors. */
    $schema: z.string().optional(),
    jobs: z
      .array(job)
      .min(1)
      .optional()
      .meta({ description: 'several documents; what is set beside them is set for each' }),
  });

/** The settings of a document. */
export type Settings = Readonly<z.output<typeof settingsSchema>>;

/** A document with its output folder and its settings. */
export type JobConfig = Readonly<z.output<typeof jobSchema>>;

/** A configuration file. */
export type Config = Readonly<z.output<ReturnType<typeof configOf<typeof jobSchema>>>>;

/** Returns the configuration unchanged; gives it a type in TypeScript. */
export function defineConfig(config: Config): Config {
  return config;
}
