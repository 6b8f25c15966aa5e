import { joinDocs } from '../../code/docs.js';
import { uniqueName } from '../../code/identifiers.js';
import { code, type Literal } from '../../code/literals.js';
import type { Schema } from '../../model/schema.js';
import { type Call, isRead, isStream, mediaKind } from '../client-calls.js';
import { type Context, jsonSchemaOf } from '../json-schema.js';

/** True for operations that a tool can call: without streams, and without bodies of bytes, which are not JSON. */
export function isCallable(call: Call): boolean {
  return (
    !isStream(call) && (call.body?.content ?? []).every(({ type }) => mediaKind(type) !== 'binary')
  );
}

/** The tool of an operation. Its input has the arguments of the client's function in one object. */
export function toolOf(context: Context, call: Call, name: string, make: string): Literal {
  const { operation, request, path, body, parameters } = call;
  const members = parameters?.members ?? [];
  const keys = members.map(({ key }) => key);
  const taken = new Set(keys);
  const bodyName = body && uniqueName('body', taken, String);
  const places = path.map((each) => uniqueName(each.parameter.name, taken, String));
  const inputs = [
    ...path.map(({ parameter }, index) => ({ ...parameter, name: places[index] ?? '' })),
    ...(body && bodyName !== undefined
      ? [{ name: bodyName, required: !body.optional, schema: body.content[0]?.schema }]
      : []),
    ...members.map(({ key, parameter }) => ({ ...parameter, name: key })),
  ];
  const required = inputs.filter((input) => input.required).map((input) => input.name);
  const readOnlyHint = isRead(operation);
  return {
    name,
    title: operation.summary,
    description: descriptionOf(call),
    annotations: {
      readOnlyHint,
      destructiveHint: readOnlyHint ? undefined : operation.method !== 'post',
      idempotentHint: readOnlyHint || request.idempotent,
    },
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(inputs.map((input) => [input.name, schemaOf(context, input)])),
      required: required.length > 0 ? required : undefined,
    },
    call: { make: code(make), path: places, body: bodyName, parameters: parameters && keys },
  };
}

function schemaOf(
  context: Context,
  {
    schema,
    description,
  }: { readonly schema?: Schema | undefined; readonly description?: string | undefined },
): Literal {
  const said = schema ? jsonSchemaOf(context, schema) : {};
  return description === undefined ? said : { ...(Object(said) as object), description };
}

/** The most characters of a description. */
const longest = 1500;

function descriptionOf({ operation, pages }: Call): string | undefined {
  const { summary, description, deprecated } = operation;
  const text = joinDocs(summary, description) ?? '';
  const next = pages?.next ?? pages?.last?.property;
  const from = next === undefined ? '' : `, from ${next} of the page before`;
  return joinDocs(
    deprecated ? 'Deprecated.' : undefined,
    text.length > longest ? `${text.slice(0, longest)}…` : text,
    pages && `Returns one page; ${pages.parameter} selects it${from}.`,
  );
}
