import { resolve } from 'node:path';
import * as z from 'zod';

/** A whole number within limits; its default is a number. */
export function integer(least: number, most: number) {
  const isWithin = (text: string): boolean =>
    /^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .refine(isWithin, { error: `takes ${least} to ${most}` })
    .transform(Number);
}

/** The path of a file or folder, made absolute: relative paths mean the folder in which the command runs. */
export function path() {
  return z
    .string()
    .min(1, { error: 'takes a path', abort: true })
    .transform((given) => resolve(given));
}

/** An absolute URL with the scheme http or https. */
export function httpUrl(example: string) {
  return z.string().refine((text) => URL.canParse(text) && /^https?:/.test(text), {
    error: `takes a URL such as ${example}`,
    abort: true,
  });
}

/** Texts separated by commas, each of which a schema parses. */
export function separated<Entry extends z.ZodType>(entry: Entry) {
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(entry) as unknown as z.ZodType<z.output<Entry>[], string[]>);
}

/** A text that a function parses; the function throws for others. */
export function parsedBy<Value>(parse: (text: string) => Value, error: string) {
  return z.string().transform((text, context): Value => {
    try {
      return parse(text);
    } catch {
      context.addIssue(error);
      return z.NEVER;
    }
  });
}
