import { isObject, member, members, text, type JsonObject } from '../json.js';
import { citationsOf } from './citations.js';
import type { HeaderRule, Link, ResponseRule } from './api.js';
import { append, inside, lookUp, type Located } from './pointer.js';
import { schemaOf } from './read-body.js';

/** Reads what the document says of each response of an operation, by status. */
export function readResponses(
  root: JsonObject,
  operation: Located,
): ReadonlyMap<string, ResponseRule> {
  const all = inside(root, operation, 'responses');
  return new Map(
    members(all.value)
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status]) => [status, readResponse(root, inside(root, all, status))]),
  );
}

/** The rule for a status: the status itself, else its range, else `default`. */
export function ruleFor(
  responses: ReadonlyMap<string, ResponseRule>,
  status: number,
): ResponseRule | undefined {
  const range = `${Math.trunc(status / 100)}XX`;
  return (
    responses.get(String(status)) ??
    responses.get(range) ??
    responses.get(range.toLowerCase()) ??
    responses.get('default')
  );
}

function readResponse(root: JsonObject, response: Located): ResponseRule {
  const content = inside(root, response, 'content');
  return {
    headers: members(inside(root, response, 'headers').value).map(([name]) =>
      readHeader(name, inside(root, response, 'headers', name)),
    ),
    content: new Map(
      members(content.value).map(([type]) => [type, schemaOf(inside(root, content, type))]),
    ),
    claims: citationsOf(response.value),
    links: members(inside(root, response, 'links').value).flatMap(([name]) =>
      readLink(root, inside(root, response, 'links', name).value),
    ),
  };
}

function readHeader(name: string, header: Located): HeaderRule {
  const value = member(header.value, 'schema');
  return {
    name: name.toLowerCase(),
    required: member(header.value, 'required') === true,
    schema: value === undefined ? undefined : { pointer: append(header.pointer, 'schema'), value },
    claims: citationsOf(header.value),
  };
}

function readLink(root: JsonObject, value: unknown): Link[] {
  const reference = text(member(value, 'operationRef'));
  const target = reference?.startsWith('#') ? lookUp(root, reference) : undefined;
  const operationId =
    text(member(value, 'operationId')) ?? text(member(target, 'operationId')) ?? undefined;
  if (operationId === undefined) return [];
  const parameters = member(value, 'parameters');
  return [{ operationId, parameters: isObject(parameters) ? parameters : {} }];
}
