import { createHash } from 'node:crypto';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { FieldFault } from '../../kernel/service-error.js';

/** The faults of a file in Base64 that its alphabet and the length of its text do not show (D19). */
export function fileFaults(data: string, field: string): FieldFault[] {
  const template = 'The value must be Base64 with padding.';
  if (data.length % 4 !== 0) return [{ field, code: '422.900.004', template }];
  const params = { maximum: limits.fileBytes };
  if (Buffer.byteLength(data, 'base64') <= limits.fileBytes) return [];
  return [
    { field, code: '422.900.003', params, template: 'The file must have at most {maximum} bytes.' },
  ];
}

/** What tells one file from another: SHA-256 in hexadecimal. */
export function hashFile(data: string): string {
  return createHash('sha256').update(data).digest('hex');
}
