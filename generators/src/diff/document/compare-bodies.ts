import type { FieldEncoding, MediaType } from '../../model/contract.js';
import type { Direction } from '../../model/directions.js';
import type { Places } from '../finding.js';
import type { SchemaComparison } from '../schema/compare-schemas.js';
import { type OperationPair, pairBy, placesOf } from './pair.js';
import { compareRequired, compareTexts, reportUnmatched } from '../report-differences.js';

export function compareRequestBodies(pair: OperationPair, schemas: SchemaComparison): void {
  const [before, after] = [pair.before.body, pair.after.body];
  const { report } = schemas;
  const places = placesOf(pair, 'body', 'requestBody');
  if (before && after) {
    compareRequired(before, after, ['body/required', 'body/optional'], places, report);
    compareContent(before.content, after.content, places, schemas);
  } else if (after) {
    const rule = after.required ? 'body/required-added' : 'body/added';
    report({ rule, message: 'new body', ...places, before: undefined });
  } else if (before) {
    report({ rule: 'body/removed', message: 'body removed', ...places, after: undefined });
  }
}

/**
 * Compares bodies by their media types.
 * @param places the pointers of the bodies, or of their responses
 */
export function compareContent(
  before: readonly MediaType[],
  after: readonly MediaType[],
  places: Places,
  schemas: SchemaComparison,
): void {
  const { pairs, ...unmatched } = pairBy(before, after, typeKey);
  for (const { before: old, after: now } of pairs) {
    schemas.compare(old.schema ? [old.schema] : [], now.schema ? [now.schema] : [], places.field);
    compareEncodings(old, now, places, schemas);
  }
  reportUnmatched(
    unmatched,
    ({ type }) => type,
    typeRules(schemas.direction),
    places,
    schemas.report,
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
  around: Places,
  { direction, report }: SchemaComparison,
): void {
  const both = [encodingsOf(before), encodingsOf(after)];
  for (const name of new Set(both.flat().map((each) => each.name))) {
    const places = { ...around, field: `${around.field}.${name}` };
    const [old, now] = both.map((encodings) => encodings.find((each) => each.name === name));
    if (old?.contentType !== undefined && now?.contentType !== undefined) {
      const unmatched = pairBy(typesIn(old.contentType), typesIn(now.contentType), String);
      reportUnmatched(unmatched, String, typeRules(direction), places, report);
      continue;
    }
    const [was, is] = [describeEncoding(old), describeEncoding(now)];
    compareTexts('body/encoding-changed', was, is, places, report);
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
