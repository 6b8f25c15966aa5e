import type { Holder } from '../domain/sellers/holders/holder.js';

/** A page that was saved, and the one to go to. */
export interface Saved {
  /** The page of what was saved, which has a code by now. */
  readonly path: string;
  /** Where the seller goes on; empty for the overview. */
  readonly next: string;
}

/** Where a form is after it was saved: what is new has got a code. */
export function savedPage(path: string, before: Holder, after: Holder): Saved {
  const own = path === 'bank/iban' || path === 'bank/us' ? 'bank/new' : path;
  const code = newCode(own, before, after);
  const saved = code === undefined ? path : own.replace(/new$/, code);
  return { path: saved, next: nextPage(saved, after) };
}

/** A new owner needs a document next. */
function nextPage(path: string, { legalEntity }: Holder): string {
  const [, code] = /^owners\/([^/]+)$/.exec(path) ?? [];
  const owner = legalEntity?.owners.find((one) => one.code === code);
  return owner?.documents.length === 0 ? `${path}/documents/new` : '';
}

function newCode(path: string, before: Holder, after: Holder): string | undefined {
  if (!path.endsWith('/new')) return undefined;
  const known = new Set(codesFor(path, before));
  return codesFor(path, after).find((code) => !known.has(code));
}

/** The codes of the list that a page adds to. */
function codesFor(path: string, { legalEntity, externalAccounts }: Holder): string[] {
  const [list, owner] = path.split('/');
  if (list === 'bank') return externalAccounts.map(({ row }) => row.code);
  if (list === 'documents') return codesOf(legalEntity?.documents);
  const owners = legalEntity?.owners;
  if (owner === 'new') return codesOf(owners);
  return codesOf(owners?.find(({ code }) => code === owner)?.documents);
}

function codesOf(entries: readonly { readonly code: string }[] = []): string[] {
  return entries.map(({ code }) => code);
}
