import type { Exchange } from '../http/exchange.js';
import { isObject, pathText, same, type Path } from '../json.js';
import type { Finding } from '../outcome.js';
import type { ErrorRules, ErrorDetail } from '../profile/profile.js';

/** How many characters of a text an error repeats at least. */
const shownCharacters = 100;

/**
 * What is wrong with how an error tells the one fault of a request: its details have to name the place
 * and no other, once, and to repeat what was sent, unless that is a secret or holds something.
 * Undefined where nothing is wrong.
 */
export function findDetailsFault(
  { claims, decision, readDetails, secrets }: ErrorRules,
  exchange: Exchange,
  path: Path,
  sent: unknown,
): Finding | undefined {
  const field = pathText(path);
  const told = readDetails(exchange.reply.json);
  // The body itself has no name; where one of several members is missing, what lacks them is named.
  const names: unknown[] = path.length === 0 ? [undefined] : [field];
  if (sent === undefined) names.push(path.length === 1 ? undefined : pathText(path.slice(0, -1)));
  const actual = JSON.stringify(
    told.map(({ field: each, attemptedValue }) => [each, attemptedValue]),
  );
  const common = { claims: [...claims, decision], exchanges: [exchange] };
  const found = told.find((each) => names.includes(each.field));
  if (!found) {
    return { ...common, expected: `the details of the error name ${field}`, actual };
  }
  const isElsewhere = ({ field: each }: ErrorDetail): boolean =>
    !names.includes(each) && !isBelow(String(each), field);
  if (path.length > 0 && told.some(isElsewhere)) {
    return {
      ...common,
      expected: `the details of the error name ${field} and nothing else`,
      actual,
    };
  }
  const different = new Set(told.map(({ whole }) => JSON.stringify(whole)));
  if (different.size < told.length) {
    return { ...common, expected: `the error tells each fault of ${field} once`, actual };
  }
  const isSecret = path.some((name) => secrets.has(String(name)));
  if (isSecret || repeats(found, sent)) return undefined;
  const value = JSON.stringify(sent) ?? 'nothing';
  return { ...common, expected: `attemptedValue of ${field} is ${value.slice(0, 200)}`, actual };
}

/** Whether a field is a part of another. */
function isBelow(field: string, other: string): boolean {
  return field.startsWith(`${other}.`) || field.startsWith(`${other}[`);
}

/** Whether an error repeats what was sent, as far as it may. */
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
