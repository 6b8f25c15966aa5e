/** Reads a text from a rule's options in redocly.yaml. */
export function textOption(options: Readonly<Record<string, unknown>>, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(
    `The rule needs the option "${name}": a text. Set it for the rule in redocly.yaml.`,
  );
}

/** Reads a list of texts from a rule's options in redocly.yaml. */
export function textsOption(options: Readonly<Record<string, unknown>>, name: string): string[] {
  const value = options[name];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) {
    return value;
  }
  throw new Error(
    `The rule needs the option "${name}": a list of texts. Set it for the rule in redocly.yaml.`,
  );
}
