import { stringify } from 'yaml';
import type { BundledDocument } from './bundle.ts';

/**
 * Formats a document as YAML. Strings that YAML 1.1 parsers read as dates, numbers or booleans are quoted; long
 * lines are not folded; there are no anchors.
 */
export function toYaml(document: BundledDocument): string {
  return stringify(document, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    lineWidth: 0,
    singleQuote: true,
  });
}

/** Formats a document as indented JSON. */
export function toJson(document: BundledDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
