/** What would change the rest of a URL. */
const separators = /[/?#@\s\\]/;

/**
 * The URL of a server with values for its variables.
 * @param defaults the values of the variables that are left out
 * @throws {TypeError} if a value would change another part of the URL
 */
export function writeServerUrl(
  template: string,
  defaults: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
): string {
  return template.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = given[name] ?? defaults[name] ?? '';
    if (given[name] !== undefined && separators.test(value))
      throw new TypeError(`The server variable ${name} must not have / ? # @ \\ or blanks`);
    return value;
  });
}
