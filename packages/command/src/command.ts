import * as z from 'zod';

/** A command line. */
export interface Command<Options extends z.ZodObject = z.ZodObject> {
  /** What the command does, in a sentence or two. */
  readonly about: string;
  /**
   * The options by name in camelCase: `userAgent` is `--user-agent`. A boolean takes no value, an array is repeatable,
   * everything else is parsed from one text. `description` is the help, in Markdown; `value` names the value, such as
   * `FILE`; `flag` is another name, and `short` one of a letter; `positional` makes it an argument without a flag; `variable` is the environment
   * variable that sets it without the flag, or in place of one; `rare` leaves it out of the short help; `secret` keeps
   * the value out of errors. Checks of the object concern combinations: their messages are whole sentences.
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
    /** The flag of an option, without `--`, if it is not its name; false if it has none. */
    flag?: string | false;
    /** The letter of an option, without `-`. */
    short?: string;
    /** The name of a positional argument in the help. */
    positional?: string;
    /** The environment variable that sets it if the flag is missing. */
    variable?: string;
    /** True if only the long help shows it. */
    rare?: boolean;
    /** True if errors must not repeat the value. */
    secret?: boolean;
  }
}

/** An option as the command line and the help need it. */
export interface Option {
  readonly name: string;
  /** `--user-agent`, `BASE` for a positional argument, or the environment variable if that is all. */
  readonly flag: string;
  /** The letter of an option, without `-`. */
  readonly short: string | undefined;
  readonly variable: string | undefined;
  readonly type: 'boolean' | 'text' | 'list';
  readonly isFlag: boolean;
  readonly isPositional: boolean;
  /** True if only an environment variable sets it. */
  readonly isVariable: boolean;
  readonly isRequired: boolean;
  readonly isRare: boolean;
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
  return Object.entries(properties).map(([name, schema]) => ({
    ...formOf(name, schema as OptionSchema),
    name,
    isRequired: required.includes(name),
    preset: defaultOf(options.shape[name]),
  }));
}

function formOf(name: string, { type, items, ...meta }: OptionSchema) {
  const { positional, variable, flag = kebabCase(name), rare = false, secret = false } = meta;
  const choices = (type === 'array' ? items : meta)?.enum;
  return {
    flag: positional ?? (flag === false ? String(variable) : `--${flag}`),
    short: meta.short,
    variable,
    type: kindOf(type),
    isFlag: positional === undefined && flag !== false,
    isPositional: positional !== undefined,
    isVariable: flag === false,
    isRare: rare,
    isSecret: secret,
    value: type === 'boolean' ? undefined : (meta.value ?? choices?.join('|') ?? 'TEXT'),
    choices,
    description: meta.description ?? '',
  };
}

function kindOf(type: string | undefined): Option['type'] {
  if (type === 'boolean') return type;
  return type === 'array' ? 'list' : 'text';
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

interface OptionSchema extends z.GlobalMeta {
  readonly type?: string;
  readonly items?: { readonly enum?: readonly string[] };
  readonly enum?: readonly string[];
}
