import type { Contract, Operation } from '../../model/contract.js';
import { kindOf, type MediaKind, parseMediaType } from './runtime/media-type.js';
import { isDescribedForm } from './shapes.js';

/** What the runtime makes of a body, by the kind of its media type. */
const types: Readonly<Record<Exclude<MediaKind, 'json'>, string>> = {
  text: 'string',
  form: 'FormData',
  binary: 'Uint8Array',
};

/**
 * The type of an operation's body as its handler gets it; undefined where it is the documented one,
 * which it is for JSON and forms that are described.
 */
export function bodyType(
  contract: Contract,
  { body }: Operation,
  operationType: string,
): string | undefined {
  if (!body) return undefined;
  const essences = body.content.map(({ type }) => parseMediaType(type)?.essence ?? '');
  const kinds = body.content.map((media, index) =>
    isDescribedForm(contract, media) ? 'json' : kindOf(essences[index] ?? ''),
  );
  if (kinds.every((kind) => kind === 'json')) return undefined;
  // A range takes anything, JSON included.
  if (essences.some((essence) => essence.includes('*'))) return 'unknown';
  const found = kinds.map((kind) => (kind === 'json' ? `${operationType}['body']` : types[kind]));
  return [...new Set([...found, ...(body.required ? [] : ['undefined'])])].join(' | ');
}
