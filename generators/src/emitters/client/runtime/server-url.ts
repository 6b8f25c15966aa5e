/** Characters that would change other parts of a URL. */
const separators = /[/?#@\s\\]/;

/**
 * Fills in the variables of a server URL.
 * @param defaults the values of omitted variables
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
      throw new TypeError(`The server variable ${name} must not contain / ? # @ \\ or spaces`);
    return value;
  });
}
