import { createHash } from 'node:crypto';
import type { FieldFault } from '../../kernel/service-error.js';

/** How large an uploaded file may be (D19). */
const maximumBytes = 4 * 1024 * 1024;

/** The faults of a file in Base64 that its alphabet and the length of its text do not show. */
export function fileFaults(data: string, field: string): FieldFault[] {
  const template = 'The value must be Base64 with padding.';
  if (data.length % 4 !== 0) return [{ field, code: '422.900.004', template }];
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  const params = { maximum: maximumBytes };
  if ((data.length / 4) * 3 - padding <= maximumBytes) return [];
  return [
    { field, code: '422.900.003', params, template: 'The file must have at most {maximum} bytes.' },
  ];
}

/** What tells one file from another: SHA-256 in hexadecimal. */
export function hashFile(data: string): string {
  return createHash('sha256').update(data).digest('hex');
}
