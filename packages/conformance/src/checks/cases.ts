import type { Operation, Parameter } from '../document/api.js';
import type { DocumentPart } from '../document/pointer.js';
import { boundaryEdits, fillOptionalMembers } from '../data/boundary-edits.js';
import type { Edit } from '../data/edit.js';
import { invalidEdits } from '../data/invalid-edits.js';
import { buildSample } from '../data/sample.js';
import type { SchemaContext } from '../data/constraints.js';
import { claimsNear } from '../document/schemas.js';
import { pathText, same, withPart } from '../json.js';
import type { CheckContext } from '../run/check.js';

/** A valid body and the name of its example. */
export interface BaseBody {
  readonly example: string | undefined;
  readonly body: unknown;
}

/** A generated case: a base body with one edit. */
export interface Case {
  readonly edit: Edit;
  /** A description, such as `items[0].amount: below minimum 1`. */
  readonly attempt: string;
  readonly claims: readonly string[];
}

/** The schemas of a check context, for the data generators. */
export function schemaContext({ api, schemas }: CheckContext): SchemaContext {
  return { root: api.root, schemas };
}

/** The valid bodies that cases are derived from: each example, as it is and with all optional members. */
export function baseBodies(context: CheckContext, operation: Operation): BaseBody[] {
  const { body } = operation;
  const schema = body?.schema;
  if (!body || !schema) return [];
  const exampleBodies = body.examples.map(({ name, value }) => ({
    example: name,
    body: context.schemas.forAnyTarget(schema, value),
  }));
  const samples = exampleBodies.length > 0 ? [] : [buildSample(schemaContext(context), schema)];
  const examples = [
    ...exampleBodies,
    ...samples.map((value) => ({ example: undefined, body: value })),
  ].filter((base) => context.schemas.fits(schema, base.body, 'request'));
  const full = examples.map((base) => ({
    ...base,
    body: fillOptionalMembers(schemaContext(context), schema, base.body),
  }));
  return [
    ...examples,
    ...full.filter(({ body: each }) => !examples.some((other) => same(other.body, each))),
  ];
}

/** Remembers cases by the schema, the label and the value of their edits. */
export class SeenCases {
  readonly #signatures = new Set<string>();

  /** @param isPerPlace whether cases at different members are different; elements of a list are the same member */
  constructor(private readonly isPerPlace: boolean) {}

  has(edit: Edit): boolean {
    return this.#signatures.has(this.#signatureOf(edit));
  }

  add(edit: Edit): void {
    this.#signatures.add(this.#signatureOf(edit));
  }

  #signatureOf({ path, schema, label, value }: Edit): string {
    const place = this.isPerPlace ? path.filter((key) => typeof key === 'string').join('/') : '';
    return [place, schema, label, JSON.stringify(value) ?? 'absent'].join(' ').slice(0, 500);
  }
}

/**
 * The edits that keep a body valid (`edges`) or make it invalid (`faults`), verified with the validator.
 * @param seen the cases of other bodies, which are left out; new cases are added
 */
export function bodyCases(
  context: CheckContext,
  operation: Operation,
  body: unknown,
  kind: 'edges' | 'faults',
  seen?: SeenCases,
): Case[] {
  const schema = operation.body?.schema;
  if (!schema) return [];
  const edits =
    kind === 'edges'
      ? boundaryEdits(schemaContext(context), schema, body, context.seed)
      : invalidEdits(schemaContext(context), schema, body);
  return edits
    .filter((edit) => {
      const { path, value } = edit;
      if (seen?.has(edit)) return false;
      if (kind === 'edges' && isSteady(context, operation, path)) return false;
      // Validation takes longer than the conditions above.
      if (!fits(context, schema, withPart(body, path, value), kind)) return false;
      seen?.add(edit);
      return true;
    })
    .map((edit) => ({
      edit,
      attempt: `${pathText(edit.path)}: ${edit.label}`,
      claims: claimsNear(context.api.root, edit.schema),
    }));
}

/** Valid or invalid values of a query parameter, verified with the validator. */
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
    .filter(({ value }) => readingsFit(context, parameter, value, kind))
    .map((edit) => ({
      edit,
      attempt: `${parameter.name}: ${edit.label}`,
      claims:
        parameter.claims.length > 0 ? parameter.claims : claimsNear(context.api.root, edit.schema),
    }));
}

function isSteady(context: CheckContext, operation: Operation, path: Edit['path']): boolean {
  return path.some((key) => typeof key === 'string' && context.profile.isFixed(operation, key));
}

// A query string cannot distinguish an empty list or null from an absent parameter.
function isSendable(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => isSendable(each));
  return typeof value !== 'object';
}

/** True if a value has to be accepted (`edges`) or refused (`faults`). */
function fits(
  { schemas }: CheckContext,
  schema: DocumentPart,
  value: unknown,
  kind: 'edges' | 'faults',
): boolean {
  return kind === 'edges'
    ? schemas.fits(schema, value, 'request')
    : !schemas.fits(schema, value, 'refusal');
}

/** As {@link fits}, for the value of a parameter after it was serialized into a URL and parsed by type. */
function readingsFit(
  context: CheckContext,
  { schema }: Parameter,
  value: unknown,
  kind: 'edges' | 'faults',
): boolean {
  const readings: unknown[] = [value];
  if (Array.isArray(value)) {
    readings.push(value.map(String));
  } else {
    const written = String(value);
    readings.push(written, [written], ...(written.includes(',') ? [written.split(',')] : []));
    if (/^-?\d+(?:\.\d+)?$/.test(written)) readings.push(Number(written));
    if (written === 'true' || written === 'false') readings.push(written === 'true');
  }
  return kind === 'edges'
    ? readings.some((each) => fits(context, schema, each, kind))
    : readings.every((each) => fits(context, schema, each, kind));
}
