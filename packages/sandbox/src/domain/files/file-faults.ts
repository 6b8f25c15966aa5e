import { createHash } from 'node:crypto';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { FieldFault } from '../../kernel/service-error.js';

/** Returns the faults of a Base64 file that the schema does not check: padding and size in bytes (D19). */
export function fileFaults(data: string, field: string): FieldFault[] {
  const template = 'The value must be Base64 with padding.';
  if (data.length % 4 !== 0) return [{ field, code: '422.900.004', template }];
  const params = { maximum: limits.fileBytes };
  if (Buffer.byteLength(data, 'base64') <= limits.fileBytes) return [];
  return [
    { field, code: '422.900.003', params, template: 'The file must have at most {maximum} bytes.' },
  ];
}

/** Returns the SHA-256 of a file in hexadecimal. */
export function hashFile(data: string): string {
  return createHash('sha256').update(data).digest('hex');
}
