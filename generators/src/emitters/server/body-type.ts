import type { Contract, Operation } from '../../model/contract.js';
import { isItemList } from '../../model/media-type.js';
import { kindOf, type MediaKind, parseMediaType } from './runtime/media-type.js';
import { isDescribedForm } from './shapes.js';

const types: Readonly<Record<Exclude<MediaKind, 'json'>, string>> = {
  text: 'string',
  form: 'FormData',
  binary: 'Uint8Array',
};

/** The type of the request body in a handler; undefined for the documented type (JSON, its sequences, and forms with properties). */
export function bodyType(
  contract: Contract,
  { body }: Operation,
  operationType: string,
): string | undefined {
  if (!body) return undefined;
  const essences = body.content.map(({ type }) => parseMediaType(type)?.essence ?? '');
  const kinds = body.content.map((media, index) =>
    isDescribedForm(contract, media) || isItemList(media) ? 'json' : kindOf(essences[index] ?? ''),
  );
  if (kinds.every((kind) => kind === 'json')) return undefined;
  // A range such as */* includes JSON.
  if (essences.some((essence) => essence.includes('*'))) return 'unknown';
  const found = kinds.map((kind) => (kind === 'json' ? `${operationType}['body']` : types[kind]));
  return [...new Set([...found, ...(body.required ? [] : ['undefined'])])].join(' | ');
}
