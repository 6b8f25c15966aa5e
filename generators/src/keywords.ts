/** Keywords whose value is a map by names of the author's choice, so that its keys are no keywords. */
const maps: ReadonlySet<string> = new Set([
  '$defs',
  'callbacks',
  'content',
  'definitions',
  'dependentRequired',
  'dependentSchemas',
  'encoding',
  'headers',
  'links',
  'mapping',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'scopes',
  'securitySchemes',
  'variables',
  'webhooks',
]);

/** Keywords whose value is data: nothing in it is a keyword or a reference. */
const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'value']);

/** What the keys of the value of a keyword are. */
export type KeyKind = 'keywords' | 'names' | 'data';

/**
 * What the keys of a value are, told from the keyword that it stands under and from what the keys
 * around that keyword are.
 */
export function kindBelow(keyword: string, around: KeyKind, isArray: boolean): KeyKind {
  if (around === 'data') return 'data';
  if (around === 'names') return 'keywords';
  if (data.has(keyword) || keyword.startsWith('x-')) return 'data';
  // A list of examples belongs to a schema and holds data; a map of them holds Example objects.
  if (keyword === 'examples') return isArray ? 'data' : 'names';
  // An operation lists its parameters; components name theirs.
  if (keyword === 'parameters') return isArray ? 'keywords' : 'names';
  return maps.has(keyword) ? 'names' : 'keywords';
}
