import type { Exchange } from '../http/exchange.js';
import { isObject, pathText, same, type Path } from '../json.js';
import type { Finding } from '../outcome.js';
import type { ErrorRules, ErrorDetail } from '../profile/profile.js';

/** How many characters of a string an error has to repeat. */
const shownCharacters = 100;

/**
 * Checks the details of an error for an invalid member. They have to name its field once, no field besides the invalid
 * ones, and repeat the value that was sent, unless it is a secret, an object or a list. Returns undefined if they do.
 * @param invalid the paths of all invalid members of the request
 */
export function findDetailsFault(
  { claims, decision, readDetails, secrets }: ErrorRules,
  exchange: Exchange,
  path: Path,
  sent: unknown,
  invalid: readonly Path[] = [path],
): Finding | undefined {
  const field = pathText(path);
  const details = readDetails(exchange.reply.json);
  const names = namesOf(path, sent);
  const actual = JSON.stringify(
    details.map(({ field: each, attemptedValue }) => [each, attemptedValue]),
  );
  const common = { claims: [...claims, decision], exchanges: [exchange] };
  const found = details.find((each) => names.includes(each.field));
  if (!found) {
    return { ...common, expected: `the details of the error name ${field}`, actual };
  }
  const fields = invalid.map(pathText);
  const isElsewhere = ({ field: each }: ErrorDetail): boolean =>
    !names.includes(each) && fields.every((one) => each !== one && !isBelow(String(each), one));
  if (path.length > 0 && details.some(isElsewhere)) {
    return {
      ...common,
      expected: `the details of the error name ${field} and nothing else`,
      actual,
    };
  }
  const different = new Set(details.map(({ whole }) => JSON.stringify(whole)));
  if (different.size < details.length) {
    return { ...common, expected: `the error lists each fault of ${field} once`, actual };
  }
  const isSecret = path.some((name) => secrets.has(String(name)));
  if (isSecret || repeats(found, sent)) return undefined;
  const value = JSON.stringify(sent) ?? 'nothing';
  return { ...common, expected: `attemptedValue of ${field} is ${value.slice(0, 200)}`, actual };
}

/** The names of an invalid field. The body itself has none. For a missing member, the object around it may be named. */
function namesOf(path: Path, sent: unknown): readonly unknown[] {
  const around = path.length <= 1 ? undefined : pathText(path.slice(0, -1));
  const own = path.length === 0 ? undefined : pathText(path);
  return sent === undefined ? [own, around] : [own];
}

/** True if a field is inside another field. */
function isBelow(field: string, other: string): boolean {
  return field.startsWith(`${other}.`) || field.startsWith(`${other}[`);
}

/** True if an error repeats the value that was sent, as far as it may. */
function repeats({ attemptedValue }: ErrorDetail, sent: unknown): boolean {
  const holdsSomething = Array.isArray(sent)
    ? sent.length > 0
    : isObject(sent) && Object.keys(sent).length > 0;
  if (holdsSomething || sent === undefined) return attemptedValue === undefined;
  if (typeof sent === 'string' && typeof attemptedValue === 'string') {
    return sent.length <= shownCharacters
      ? attemptedValue === sent
      : attemptedValue.startsWith(sent.slice(0, shownCharacters));
  }
  return same(attemptedValue, sent);
}
