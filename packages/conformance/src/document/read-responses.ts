import { isObject, member, members, text, type JsonObject } from '../json.js';
import { citationsOf } from './citations.js';
import type { HeaderRule, Link, ResponseRule } from './api.js';
import { append, dereferenceMember, lookUp, type DocumentPart } from './pointer.js';
import { schemaOf } from './read-body.js';

/** Reads the responses of an operation, by status code. */
export function readResponses(
  root: JsonObject,
  operation: DocumentPart,
): ReadonlyMap<string, ResponseRule> {
  const all = dereferenceMember(root, operation, 'responses');
  return new Map(
    members(all.value)
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status]) => [status, readResponse(root, dereferenceMember(root, all, status))]),
  );
}

/** Finds the rule for a status code: the code itself, its range, or `default`. */
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

function readResponse(root: JsonObject, response: DocumentPart): ResponseRule {
  const content = dereferenceMember(root, response, 'content');
  return {
    headers: members(dereferenceMember(root, response, 'headers').value).map(([name]) =>
      readHeader(name, dereferenceMember(root, response, 'headers', name)),
    ),
    content: new Map(
      members(content.value).map(([type]) => [
        type,
        schemaOf(dereferenceMember(root, content, type)),
      ]),
    ),
    claims: citationsOf(response.value),
    links: members(dereferenceMember(root, response, 'links').value).flatMap(([name]) =>
      readLink(root, dereferenceMember(root, response, 'links', name).value),
    ),
  };
}

function readHeader(name: string, header: DocumentPart): HeaderRule {
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
