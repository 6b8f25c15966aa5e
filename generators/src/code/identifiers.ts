// `then` is not reserved, but the dynamic import of a module that exports it never resolves.
const reserved = new Set(
  (
    'abstract any as async await boolean break case catch class const constructor continue debugger ' +
    'declare default delete do else enum export extends false finally for from function get if ' +
    'implements import in infer instanceof interface is keyof let module namespace never new null ' +
    'number object of package private protected public readonly require return set static string ' +
    'super switch symbol then this throw true try type typeof undefined unique unknown var void while ' +
    'with yield arguments eval'
  ).split(' '),
);

/** True if a text is a valid identifier. */
export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}

/** Converts `payment split` and `payment-split` to `PaymentSplit`; keeps existing capitals. */
export function pascalCase(text: string): string {
  const joined = words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return startSafely(joined);
}

/** Converts `PaymentSplit` and `payment-split` to `paymentSplit`; appends `_` to reserved words. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  const leading = /^[A-Z]+(?![a-z])|^[A-Z]/.exec(pascal)?.[0] ?? '';
  const name = leading.toLowerCase() + pascal.slice(leading.length);
  return reserved.has(name) ? `${name}_` : name;
}

/**
 * Returns an unused name: the name itself, or with the lowest free number appended. Adds the result to `taken`.
 * @param keyOf what `taken` has of a name: by default names that differ only in case are the same
 */
export function uniqueName(
  name: string,
  taken: Set<string>,
  keyOf = (each: string) => each.toLowerCase(),
): string {
  let candidate = name;
  for (let count = 2; taken.has(keyOf(candidate)); count += 1) candidate = `${name}${count}`;
  taken.add(keyOf(candidate));
  return candidate;
}

/** A property name as source code, quoted only if necessary. */
export function propertyName(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name);
}

/** The access to a property as source code: `.name` if possible, else `["name"]`. */
export function propertyAccess(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function words(text: string): string[] {
  return text.split(/[^\p{ID_Continue}$]+|_+/u).filter((word) => word !== '');
}

function startSafely(name: string): string {
  if (name === '') return 'Unnamed';
  return isIdentifier(name) ? name : `_${name}`;
}
