import type { Operation } from '../document/api.js';
import { partsAlong } from '../document/member-claims.js';
import { ruleFor } from '../document/read-responses.js';
import type { Exchange } from '../http/exchange.js';
import {
  elements,
  isObject,
  type JsonObject,
  member,
  members,
  parseJson,
  type Path,
} from '../json.js';

/** A body without the objects and lists that the response could show and does not; null if it shows nothing of it. */
export function shownBody(
  root: JsonObject,
  { responses }: Operation,
  { request, reply }: Exchange,
): unknown {
  const [schema] = ruleFor(responses, reply.status)?.content.values() ?? [];
  const has = (path: Path): boolean =>
    schema !== undefined && (partsAlong(root, schema, path).at(-1)?.length ?? 0) > 0;
  const sent = parseJson(request.body);
  const names = members(sent).flatMap(([name]) => (has([name]) ? [name] : []));
  const isSeen = names.length === 0 || names.some((name) => isShown(reply.json, name));
  return isSeen ? shownPart(sent, reply.json, has, []) : null;
}

function isShown(shown: unknown, key: string | number): boolean {
  const value = member(shown, key);
  return value !== undefined && value !== null;
}

function shownPart(
  sent: unknown,
  response: unknown,
  has: (path: Path) => boolean,
  path: Path,
): unknown {
  const within = (value: unknown, key: string | number): unknown =>
    shownPart(value, member(response, key), has, [...path, key]);
  if (Array.isArray(sent))
    return elements(sent).flatMap((each, index) =>
      isShown(response, index) ? [within(each, index)] : [],
    );
  if (!isObject(sent)) return sent;
  // A single text or number, such as that of an account, may be secret.
  const kept = members(sent).filter(
    ([name, value]) =>
      typeof value !== 'object' || isShown(response, name) || !has([...path, name]),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, within(value, name)])) as unknown;
}
