/** Returns a string from the options of a rule in redocly.yaml. Throws if it is missing. */
export function textOption(options: Readonly<Record<string, unknown>>, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(
    `The rule needs the option "${name}": a string. Set it for the rule in redocly.yaml.`,
  );
}

/** Returns a list of strings from the options of a rule in redocly.yaml. Throws if it is missing. */
export function textsOption(options: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = options[name];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) {
    return value;
  }
  throw new Error(
    `The rule needs the option "${name}": a list of strings. Set it for the rule in redocly.yaml.`,
  );
}
