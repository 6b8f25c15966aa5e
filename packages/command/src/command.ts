import { z } from 'zod';

/** A command line. */
export interface Command<Options extends z.ZodObject = z.ZodObject> {
  /** What the command does, in a sentence or two. */
  readonly about: string;
  /**
   * The options by name in camelCase: `userAgent` is `--user-agent`. A boolean takes no value, an array is repeatable,
   * everything else is parsed from one text. `description` is the help, in Markdown; `value` names the value, such as
   * `FILE`; `flag` is another name; `positional` makes it an argument without a flag; `secret` keeps the value out of errors. Checks of the
   * object concern combinations: their messages are whole sentences.
   */
  readonly options: Options;
  /** What follows the options in the help, such as the exit codes. */
  readonly end?: string;
}

/** The values of a command's options. */
export type Values<C extends Command> = z.output<C['options']>;

declare module 'zod' {
  interface GlobalMeta {
    /** The name of the value in the help of an option, such as `FILE`. */
    value?: string;
    /** The flag of an option, without `--`, if it is not its name. */
    flag?: string;
    /** The name of a positional argument in the help. */
    positional?: string;
    /** True if errors must not repeat the value. */
    secret?: boolean;
  }
}

/** An option as the command line and the help need it. */
export interface Option {
  /** The name in the schema. */
  readonly name: string;
  /** `--user-agent`, or `BASE` for a positional argument. */
  readonly flag: string;
  readonly type: 'boolean' | 'text' | 'list';
  readonly isPositional: boolean;
  readonly isRequired: boolean;
  readonly isSecret: boolean;
  /** The name of its value; undefined for a boolean. */
  readonly value: string | undefined;
  /** The allowed values; undefined if there are too many to list. */
  readonly choices: readonly string[] | undefined;
  /** The default, as one writes it; undefined if there is none. */
  readonly preset: string | undefined;
  readonly description: string;
}

/** Returns the options of a command, in the order of the schema. */
export function optionsOf({ options }: Command): Option[] {
  const { properties = {}, required = [] } = z.toJSONSchema(options, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, schema]) => {
    const { type, items, ...meta } = schema as OptionSchema;
    const choices = (type === 'array' ? items : meta)?.enum;
    return {
      name,
      flag: meta.positional ?? `--${meta.flag ?? kebabCase(name)}`,
      type: type === 'boolean' ? 'boolean' : type === 'array' ? 'list' : 'text',
      isPositional: meta.positional !== undefined,
      isRequired: required.includes(name),
      isSecret: meta.secret ?? false,
      value: type === 'boolean' ? undefined : (meta.value ?? choices?.join('|') ?? 'TEXT'),
      choices,
      preset: defaultOf(options.shape[name]),
      description: meta.description ?? '',
    };
  });
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);
}

/** The default of an option as text; undefined if it has none, or one that cannot be written like that. */
function defaultOf(schema: z.core.$ZodType | undefined): string | undefined {
  const value = schema && z.safeParse(schema, undefined).data;
  const isText = [value].flat().every((each) => ['string', 'number'].includes(typeof each));
  return isText && value !== '' ? String(value) : undefined;
}

/** The JSON Schema of an option, with its metadata. */
interface OptionSchema {
  readonly type?: string;
  readonly items?: { readonly enum?: readonly string[] };
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly value?: string;
  readonly flag?: string;
  readonly positional?: string;
  readonly secret?: boolean;
}
