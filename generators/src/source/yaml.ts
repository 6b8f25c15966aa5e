import { createRequire } from 'node:module';
import type * as yaml from 'yaml';

const require = createRequire(import.meta.url);

/** The parser of YAML, loaded when the first file needs it: JSON does without. */
export function loadYaml(): typeof yaml {
  return require('yaml') as typeof yaml;
}
