/**
 * The value of an environment variable; undefined if it is not set, if there are no environment
 * variables (browsers, some edge runtimes), or if they may not be read (Deno without `--allow-env`).
 */
export function readVariable(name: string | undefined): string | undefined {
  try {
    // An empty variable is one that is not set.
    return (name && (globalThis as Host).process?.env?.[name]) || undefined;
  } catch {
    return undefined;
  }
}

interface Host {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
