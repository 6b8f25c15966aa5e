import { suggestion } from '../diagnostics/nearest.js';
import { at, isObject, type Json, type JsonObject } from '../json.js';
import { type ElementName, elementFields, type Field } from '../fields.js';
import { kindOf, type Reader } from './reader.js';

/** Elements whose maps may have extensions among their names. */
const extensible: ReadonlySet<ElementName | undefined> = new Set(['PathItem', 'Response']);

/** Reports each field that OpenAPI does not know (in this version), that holds something else, or has no effect. */
export function checkFields(reader: Reader): void {
  checkElement(reader, 'OpenAPI', reader.source.value, '#');
}

function checkElement(reader: Reader, name: ElementName, value: JsonObject, pointer: string): void {
  const fields = elementFields.get(name) ?? new Map<string, Field>();
  // A schema and a path item may have fields beside a reference.
  if (typeof value['$ref'] === 'string' && name !== 'Schema' && name !== 'PathItem') return;
  for (const [key, child] of Object.entries(value)) {
    if (key.startsWith('x-') || key === '$ref') continue;
    const field = fields.get(key);
    const place = at(pointer, key);
    if (field === undefined) {
      const similar = suggestion(key, [...fields.keys(), '$ref']);
      // JSON Schema allows keywords of others.
      if (name === 'Schema' && !reader.isVersion30 && similar === '') continue;
      reader.report('document/field-unknown', place, { field: key, element: name, similar });
      continue;
    }
    checkField(reader, name, key, field, child, place);
    checkValue(reader, field, child, place, field.depth);
  }
}

function checkField(
  reader: Reader,
  element: ElementName,
  key: string,
  { since, hasEffect, holds }: Field,
  value: Json,
  place: string,
): void {
  if (since > reader.version) {
    const values = { field: key, element, since, version: reader.version };
    reader.report('document/field-version', place, values);
  }
  if (!hasEffect) reader.report('document/field-unsupported', place, { field: key, element });
  // `checkSchema` reports what keywords hold, and schemas are reported where they are read.
  const isChecked = element !== 'Schema' && holds !== undefined && holds !== 'a schema';
  if (isChecked && holds !== kindOf(value)) reader.reportShape(place, holds, value);
}

function checkValue(
  reader: Reader,
  field: Field,
  value: Json,
  pointer: string,
  depth: number,
): void {
  const { element } = field;
  if (element === undefined || typeof value !== 'object' || value === null) return;
  if (depth === 0) {
    if (isObject(value)) checkElement(reader, element, value, pointer);
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    if (key.startsWith('x-') && extensible.has(element)) continue;
    checkValue(reader, field, child, at(pointer, key), depth - 1);
  }
}
