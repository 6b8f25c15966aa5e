import type { Operation, Parameter } from '../document/api.js';
import { boundaryEdits, fillOptionalMembers } from '../data/boundary-edits.js';
import type { Edit } from '../data/edit.js';
import { invalidEdits } from '../data/invalid-edits.js';
import { buildSample } from '../data/sample.js';
import type { SchemaContext } from '../data/constraints.js';
import { pathText, same, withPart } from '../json.js';
import type { CheckContext } from '../run/check.js';

/** A body that is valid, and where it came from. */
export interface BaseBody {
  readonly example: string | undefined;
  readonly body: unknown;
}

/** One generated request: a base with one edit. */
export interface Case {
  readonly edit: Edit;
  /** What is tried, such as `items[0].amount: below minimum 1`. */
  readonly attempt: string;
}

/** The schemas of a context, for the generators of data. */
export function schemaContext({ api, schemas }: CheckContext): SchemaContext {
  return { root: api.root, schemas };
}

/** The valid bodies that cases start from: each example, and each with all optional members. */
export function baseBodies(context: CheckContext, operation: Operation): BaseBody[] {
  const { body } = operation;
  const schema = body?.schema;
  if (!body || !schema) return [];
  const shown = body.examples.map(({ name, value }) => ({ example: name, body: value }));
  const made = shown.length > 0 ? [] : [buildSample(schemaContext(context), schema)];
  const examples = [...shown, ...made.map((value) => ({ example: undefined, body: value }))].filter(
    (base) => context.schemas.fits(schema, base.body, 'request'),
  );
  const full = examples.map((base) => ({
    ...base,
    body: fillOptionalMembers(schemaContext(context), schema, base.body),
  }));
  return [
    ...examples,
    ...full.filter(({ body: each }) => !examples.some((other) => same(other.body, each))),
  ];
}

/** The edits of a body that keep it valid (`edges`) or break it (`faults`), checked by the validator. */
export function bodyCases(
  context: CheckContext,
  operation: Operation,
  body: unknown,
  kind: 'edges' | 'faults',
): Case[] {
  const schema = operation.body?.schema;
  if (!schema) return [];
  const edits =
    kind === 'edges'
      ? boundaryEdits(schemaContext(context), schema, body, context.seed)
      : invalidEdits(schemaContext(context), schema, body);
  return edits
    .filter(({ path, value }) => {
      const edited = withPart(body, path, value);
      return context.schemas.fits(schema, edited, 'request') === (kind === 'edges');
    })
    .filter(({ path }) => kind === 'faults' || !isSteady(context, operation, path))
    .map((edit) => ({ edit, attempt: `${pathText(edit.path)}: ${edit.label}` }));
}

/** The values of a query parameter that keep it valid or break it, checked by the validator. */
export function parameterCases(
  context: CheckContext,
  operation: Operation,
  parameter: Parameter,
  kind: 'edges' | 'faults',
): Case[] {
  const base = parameter.example ?? buildSample(schemaContext(context), parameter.schema);
  const edits =
    kind === 'edges'
      ? boundaryEdits(schemaContext(context), parameter.schema, base, context.seed)
      : invalidEdits(schemaContext(context), parameter.schema, base);
  if (kind === 'edges' && context.profile.isFixed(operation, parameter.name)) return [];
  return edits
    .map((edit) => ({ ...edit, path: [], value: withPart(base, edit.path, edit.value) }))
    .filter(({ value }) => isSendable(value))
    .filter(({ value }) => readingsFit(context, parameter, value) === (kind === 'edges'))
    .map((edit) => ({ edit, attempt: `${parameter.name}: ${edit.label}` }));
}

/** Cases of the same schema with the same value are one, wherever they stand. */
export function caseSignature({ edit }: Case): string {
  return `${edit.schema} ${edit.label} ${JSON.stringify(edit.value) ?? 'absent'}`.slice(0, 500);
}

function isSteady(context: CheckContext, operation: Operation, path: Edit['path']): boolean {
  return path.some((key) => typeof key === 'string' && context.profile.isFixed(operation, key));
}

// A query has texts only: an empty list or null cannot be told from what is absent.
function isSendable(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => isSendable(each));
  return typeof value !== 'object';
}

/** Whether a value, written into a URL and read again by its type, fits the parameter. */
function readingsFit(context: CheckContext, { schema }: Parameter, value: unknown): boolean {
  const readings: unknown[] = [value];
  if (!Array.isArray(value)) {
    const written = String(value);
    readings.push(written, [written], ...(written.includes(',') ? [written.split(',')] : []));
    if (/^-?\d+(?:\.\d+)?$/.test(written)) readings.push(Number(written));
    if (written === 'true' || written === 'false') readings.push(written === 'true');
  }
  return readings.some((each) => context.schemas.fits(schema, each, 'request'));
}
