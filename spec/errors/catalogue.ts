import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The error catalogue of `spec/errors.yaml`. */
export interface ErrorCatalogue {
  /** The title of each domain, by its number, the second group of a code. */
  readonly domains: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, CatalogueEntry>>;
}

/** The texts of one code, in Markdown. */
export interface CatalogueEntry {
  readonly when: string;
  readonly action: string;
  readonly template: string;
}

/** Reads the error catalogue. Lint validates it as `x-error-codes`. */
export function readCatalogue(file: string): ErrorCatalogue {
  return parse(readFileSync(file, 'utf8')) as ErrorCatalogue;
}
