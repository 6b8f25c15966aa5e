import type { Exchange } from '../http/exchange.js';
import { isObject, pathText, same, type Path } from '../json.js';
import type { Finding } from '../outcome.js';
import type { ErrorRules, ErrorDetail } from '../profile/profile.js';

/** How many characters of a string an error has to repeat. */
const shownCharacters = 100;

/** A member or parameter of a request that was made invalid. */
export interface InvalidMember {
  readonly path: Path;
  /** What was sent; undefined if it was left out. */
  readonly value: unknown;
  readonly keywords: readonly string[];
}

/**
 * Checks the details of an error for an invalid member. They have to name its field once, no field besides the invalid
 * ones, with the code of a keyword that it violates, and repeat the value that was sent, unless it is a secret, an object
 * or a list. The status is that of the code, unless other members are invalid. Returns undefined if all this is so.
 */
export function findDetailsFault(
  rules: ErrorRules,
  exchange: Exchange,
  invalid: InvalidMember,
  all: readonly InvalidMember[] = [invalid],
): Finding | undefined {
  const { path, value: sent } = invalid;
  const { claims, decision, readDetails, secrets } = rules;
  const field = pathText(path);
  const details = readDetails(exchange.reply.json);
  const names = namesOf(path, sent);
  const actual = JSON.stringify(
    details.map(({ field: each, attemptedValue }) => [each, attemptedValue]),
  );
  const common = { claims: [...claims, decision], exchanges: [exchange] };
  const matching = details.filter((each) => names.includes(each.field));
  const [found] = matching;
  if (!found) {
    return { ...common, expected: `the details of the error name ${field}`, actual };
  }
  const fields = all.map((each) => pathText(each.path));
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
  const wrong = findCodeFault(rules, exchange, invalid, matching, all);
  if (wrong) return { exchanges: [exchange], ...wrong };
  const isSecret = path.some((name) => secrets.has(String(name)));
  if (isSecret || repeats(found, sent)) return undefined;
  const value = JSON.stringify(sent) ?? 'nothing';
  return { ...common, expected: `attemptedValue of ${field} is ${value.slice(0, 200)}`, actual };
}

/** Compares the codes of a member's details, and the status if only it is invalid, with those of the violated keywords. */
function findCodeFault(
  { errorsFor, codeDecisions }: ErrorRules,
  { reply }: Exchange,
  { path, keywords }: InvalidMember,
  details: readonly ErrorDetail[],
  all: readonly InvalidMember[],
): Omit<Finding, 'exchanges'> | undefined {
  const codes = keywords.flatMap((keyword) => errorsFor(keyword, String(path.at(-1))));
  // Other keywords, whose error is open, may be violated, too.
  if (codes.length === 0) return undefined;
  const statuses = codes.map((code) => Number(code.slice(0, 3)));
  const detailCodes = details.map(({ code }) => String(code));
  if (!detailCodes.some((code) => codes.includes(code)))
    return {
      expected: `the code of ${pathText(path)} in the details is ${alternatives(codes)}`,
      actual: `it is ${alternatives(detailCodes)}`,
      claims: codeDecisions,
    };
  if (all.length > 1 || statuses.includes(reply.status)) return undefined;
  return {
    expected: `the status for ${pathText(path)} is ${alternatives(statuses)}`,
    actual: `it is ${reply.status}`,
    claims: codeDecisions,
  };
}

function alternatives(values: readonly unknown[]): string {
  return [...new Set(values)].join(' or ');
}

/** The names of an invalid field. The body itself has none. For a missing member, the object around it may be named. */
function namesOf(path: Path, sent: unknown): readonly unknown[] {
  const around = path.length <= 1 ? undefined : pathText(path.slice(0, -1));
  const own = path.length === 0 ? undefined : pathText(path);
  return sent === undefined ? [own, around] : [own];
}

function isBelow(field: string, other: string): boolean {
  return field.startsWith(`${other}.`) || field.startsWith(`${other}[`);
}

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
