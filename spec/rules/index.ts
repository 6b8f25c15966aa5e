import type { Oas3Rule, Plugin } from '@redocly/openapi-core';
import { base64Limit } from './base64-limit.ts';
import { errorTarget } from './error-target.ts';
import { extensionShape } from './extension-shape.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { knownClaims } from './known-claims.ts';
import { knownDecisions } from './known-decisions.ts';
import { knownErrors } from './known-errors.ts';
import { linkTarget } from './link-target.ts';
import { noOrphans } from './no-orphans.ts';
import { paginationTarget } from './pagination-target.ts';
import { serviceAssigned } from './service-assigned.ts';
import { strictRefs } from './strict-refs.ts';
import { traced } from './traced.ts';
import { versionPrefix } from './version-prefix.ts';

/** The rules of this contract, by their names in redocly.yaml without the prefix `contract/`. */
export function contractRules(configDir: string): Record<string, Oas3Rule> {
  return {
    'base64-limit': base64Limit,
    'error-target': errorTarget,
    'extension-shape': extensionShape,
    'idempotency-key': idempotencyKey,
    'known-claims': knownClaims(configDir),
    'known-decisions': knownDecisions(configDir),
    'known-errors': knownErrors,
    'link-target': linkTarget,
    'no-orphans': noOrphans,
    'pagination-target': paginationTarget,
    'service-assigned': serviceAssigned,
    'strict-refs': strictRefs,
    traced,
    'version-prefix': versionPrefix,
  };
}

/** The plugin for redocly.yaml. Redocly calls it with the folder of that file. */
export default function contractPlugin({ contentDir }: { contentDir: string }): Plugin {
  return { id: 'contract', rules: { oas3: contractRules(contentDir) } };
}
