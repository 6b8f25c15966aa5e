import type { Operation } from '../document/api.js';
import type { Check } from '../run/check.js';

interface OwnPart extends Pick<Check, 'title' | 'claims' | 'run'> {
  /** The first part of its id. */
  readonly name: string;
  /** `generic` by default. */
  readonly kind?: Check['kind'];
}

/** Returns a check of one operation, in the group of the operation in reports. */
export function checkOf(
  { id, area, version }: Pick<Operation, 'id' | 'area' | 'version'>,
  { name, kind = 'generic', claims, ...own }: OwnPart,
): Check {
  return { id: `${name}/${id}`, kind, area, version, claims: [...new Set(claims)], ...own };
}
