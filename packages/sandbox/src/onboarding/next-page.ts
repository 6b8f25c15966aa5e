import type { Holder } from '../domain/sellers/holders/holder.js';

/** The path of a page after it was saved, and of the next one. */
interface SavedPage {
  /** The page of the saved entry, with its code. */
  readonly path: string;
  /** The next page; empty for the overview. */
  readonly next: string;
}

/** Returns the path of a form after it was saved, in which a new entry has its code, and the next page. */
export function savedPage(path: string, before: Holder, after: Holder): SavedPage {
  const own = path === 'bank/iban' || path === 'bank/us' ? 'bank/new' : path;
  const code = newCode(own, before, after);
  const saved = code === undefined ? path : own.replace(/new$/, code);
  return { path: saved, next: nextPage(saved, after) };
}

/** Returns the page for the identity document after an owner without one; otherwise the overview. */
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
