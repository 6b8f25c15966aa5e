import { stringify } from 'yaml';
import type { BundledDocument } from './bundle.ts';

/**
 * A document as YAML. Texts that a reader of YAML 1.1 would take for a date, a number or a truth
 * value are quoted; long lines are not folded; there are no anchors.
 */
export function toYaml(document: BundledDocument): string {
  return stringify(document, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    lineWidth: 0,
    singleQuote: true,
  });
}

/** A document as indented JSON. */
export function toJson(document: BundledDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
