import type { Body } from '../document/api.js';

/** A malformed request body: invalid before any schema is applied. */
export interface MalformedBody {
  readonly label: string;
  readonly rawBody: string;
  readonly contentType: string;
}

/** Builds malformed variants of a valid body. */
export function malformedBodies(body: Body, valid: unknown): MalformedBody[] {
  const type = body.mediaType ?? 'application/json';
  const text = JSON.stringify(valid) ?? '{}';
  const faults: MalformedBody[] = [
    { label: 'text that is not JSON', rawBody: 'this is not JSON', contentType: type },
    { label: 'truncated JSON', rawBody: text.slice(0, -1), contentType: type },
    {
      label: 'JSON with a trailing comma',
      rawBody: text.replace(/[}\]]$/, ',$&'),
      contentType: type,
    },
    { label: 'a second value after the JSON', rawBody: `${text}${text}`, contentType: type },
    { label: 'another media type', rawBody: text, contentType: 'text/plain' },
    { label: 'XML', rawBody: '<body/>', contentType: 'application/xml' },
    { label: 'an array around the body', rawBody: `[${text}]`, contentType: type },
  ];
  if (body.required) faults.push({ label: 'an empty body', rawBody: '', contentType: type });
  return faults;
}
