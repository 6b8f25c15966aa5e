import { limits } from '@seller-funds/contract/vocabulary/limits';
import { type Entry, parseFieldText } from './form-body.js';
import type { Field } from './field.js';
import type { FormPage } from './form-page.js';
import { isStored, storedValue } from './stored-value.js';

/** The maximum size of a form in bytes: the API's limit, less the overhead of Base64. */
export const maximumFormBytes = (limits.requestBytes / 4) * 3;

/** The reasons why a form cannot be read. */
type FormReadError = 'too-large' | 'malformed';

/** Reads the body of a form up to the maximum size. */
export async function readForm(request: Request): Promise<FormData | FormReadError> {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > maximumFormBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maximumFormBytes) return 'too-large';
      chunks.push(chunk);
    }
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.concat(chunks);
    if (hasTooManyFields(body, type)) return 'malformed';
    return await new Response(body, {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    return 'malformed';
  }
}

/** The maximum number of fields of a form. Parsing 200,000 of them takes seconds. */
const maximumFields = 1000;

function hasTooManyFields(body: Buffer, type: string): boolean {
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? [];
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  let fields = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + 1))
    if ((fields += 1) > maximumFields) return true;
  return false;
}

export function fieldsOf({ groups }: FormPage): Field[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Reads the values of a form. A field that was not sent keeps its stored value. */
export async function readEntries(page: FormPage, form: FormData): Promise<Entry[]> {
  const { at, stored } = page;
  const entries = new Map<string, unknown>(Object.entries(page.fixed));
  for (const field of fieldsOf(page)) {
    const { name, path, dependsOn, extraValues = {} } = field;
    const value = await sentValue(field, stored, form.get(path));
    if (value === undefined) continue;
    if (dependsOn !== undefined && !entries.has(`${at}.${dependsOn}`)) {
      if (value === storedValue(name, stored)) continue;
      const again = storedValue(dependsOn, stored);
      if (again !== undefined) entries.set(`${at}.${dependsOn}`, again);
    }
    entries.set(path, value);
    for (const [extra, text] of Object.entries(extraValues)) entries.set(`${at}.${extra}`, text);
  }
  return [...entries].map(([name, value]) => ({ name, value }));
}

/** True if no field of a form has a value. */
export function isEmptyForm(page: FormPage, form: FormData): boolean {
  return fieldsOf(page).every(({ path }) => {
    const sent = form.get(path) ?? '';
    return typeof sent === 'string' ? sent.trim() === '' : sent.size === 0;
  });
}

async function sentValue(
  field: Field,
  stored: object,
  sent: string | Blob | null,
): Promise<unknown> {
  if (sent === null) return undefined;
  if (field.kind === 'file') return typeof sent === 'string' ? undefined : base64Of(sent);
  if (typeof sent !== 'string') return undefined;
  const { kind, keepIfEmpty } = field;
  return parseFieldText(sent, { kind, keepIfEmpty, stored: isStored(field, stored) });
}

/** Returns a file in Base64; undefined if no file was chosen, which browsers send as an empty file. */
async function base64Of(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return undefined;
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
