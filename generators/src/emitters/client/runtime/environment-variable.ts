/**
 * The value of an environment variable; undefined if it is not set, if the platform has no environment
 * variables (browsers, some edge runtimes) or denies access to them (Deno without `--allow-env`).
 */
export function readEnvironmentVariable(name: string | undefined): string | undefined {
  try {
    // An empty variable counts as not set.
    return (name && (globalThis as Environment).process?.env?.[name]) || undefined;
  } catch {
    return undefined;
  }
}

interface Environment {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
}
