import type { Json } from '../../json.js';
import { isOfType } from '../../model/scalars.js';
import type { Schema } from '../../model/schema.js';
import { type Kind, kinds } from './alternative.js';

/** The types that a schema itself allows, without its references. */
export function kindsOf({ possible, types, values, number }: Schema): readonly Kind[] {
  if (!possible) return [];
  const isWhole = number.multipleOf !== undefined && isOfType(number.multipleOf, 'integer');
  return kinds.filter(
    (kind) =>
      !(kind === 'fraction' && isWhole) &&
      (types === undefined || types.some((type) => covers(type, kind))) &&
      (values === undefined || values.some((value) => isOfKind(value, kind))),
  );
}

function covers(type: string, kind: Kind): boolean {
  return type === kind || (type === 'number' && (kind === 'integer' || kind === 'fraction'));
}

export function isOfKind(value: Json, kind: Kind): boolean {
  if (kind === 'fraction') return isOfType(value, 'number') && !isOfType(value, 'integer');
  return isOfType(value, kind);
}

/** Types as a document names them, such as `number or null`. */
export function describeKinds(found: Iterable<Kind>): string {
  const all = [...found];
  if (all.length === kinds.length) return 'anything';
  if (all.length === 0) return 'nothing';
  const shown = all.flatMap((kind) => {
    if (kind === 'fraction') return ['number'];
    return kind === 'integer' && all.includes('fraction') ? [] : [kind];
  });
  return shown.join(' or ');
}
