import type { FieldEncoding, MediaType, RequestBody } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import type { Pointers, Report } from '../finding.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';
import { pairBy } from './pair.js';
import { compareRequired, compareTexts, reportUnmatched } from '../report-differences.js';

/** The context for comparing the bodies of an operation. */
export interface BodyContext {
  readonly direction: Direction;
  readonly schemas: SchemaComparison;
  readonly report: Report;
  /** The pointers of the bodies, or of their responses. */
  readonly places: Pointers;
}

export function compareRequestBodies(
  before: RequestBody | undefined,
  after: RequestBody | undefined,
  context: BodyContext,
): void {
  const { report, places } = context;
  const field = 'body';
  if (before && after) {
    const rules = ['body/required', 'body/optional'] as const;
    compareRequired(before, after, rules, { field, ...places }, report);
    compareContent(before.content, after.content, field, context);
  } else if (after) {
    const rule = after.required ? 'body/required-added' : 'body/added';
    report({ rule, message: 'new body', field, ...places, before: undefined });
  } else if (before) {
    report({ rule: 'body/removed', message: 'body removed', field, ...places, after: undefined });
  }
}

/** Compares bodies by their media types. */
export function compareContent(
  before: readonly MediaType[],
  after: readonly MediaType[],
  field: string,
  { direction, schemas, report, places }: BodyContext,
): void {
  const { pairs, ...unmatched } = pairBy(before, after, typeKey);
  for (const { before: old, after: now } of pairs) {
    schemas.compare(old.schema ? [old.schema] : [], now.schema ? [now.schema] : [], field);
    compareEncodings(old, now, { direction, field, report, places });
  }
  const around = { field, ...places };
  reportUnmatched(
    unmatched,
    ({ type }) => type,
    typeRules(direction),
    around,
    report,
    ({ schema }) => schema?.pointer,
  );
}

function typeRules(direction: Direction) {
  return {
    gone: `${direction}/media-type-removed`,
    added: `${direction}/media-type-added`,
  } as const;
}

/** The key of a media type: case-insensitive, with UTF-8 as the default charset. */
function typeKey({ type }: MediaType): string {
  return type
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/;charset="?utf-8"?/, '');
}

function compareEncodings(
  before: MediaType,
  after: MediaType,
  { direction, field: around, report, places }: Omit<BodyContext, 'schemas'> & { field: string },
): void {
  const both = [encodingsOf(before), encodingsOf(after)];
  for (const name of new Set(both.flat().map((each) => each.name))) {
    const field = `${around}.${name}`;
    const [old, now] = both.map((encodings) => encodings.find((each) => each.name === name));
    if (old?.contentType !== undefined && now?.contentType !== undefined) {
      const unmatched = pairBy(typesIn(old.contentType), typesIn(now.contentType), String);
      reportUnmatched(unmatched, String, typeRules(direction), { field, ...places }, report);
      continue;
    }
    const [was, is] = [describeEncoding(old), describeEncoding(now)];
    compareTexts('body/encoding-changed', was, is, { field, ...places }, report);
  }
}

/** The encodings of fields, or of parts without names. */
function encodingsOf({ encodings, partType: contentType }: MediaType): readonly FieldEncoding[] {
  return contentType === undefined ? encodings : [{ name: 'parts', contentType, style: undefined }];
}

function typesIn(contentType: string): string[] {
  return contentType.split(',').map((type) => type.trim().toLowerCase());
}

function describeEncoding(encoding: FieldEncoding | undefined): string {
  const { style, contentType = 'by its type' } = encoding ?? {};
  if (!style) return contentType;
  const { name, explode, allowReserved } = style;
  return `${name}${explode ? ', exploded' : ''}${allowReserved ? ', reserved characters as they are' : ''}`;
}
