import type { Holder } from '../domain/sellers/holders/holder.js';

/** Returns the path of a form after it was saved, in which a new entry has its code. */
export function savedPath(path: string, before: Holder, after: Holder): string {
  const own = /^bank\/(?:iban|us)$/.test(path) ? 'bank/new' : path;
  if (!own.endsWith('/new')) return path;
  const known = new Set(codesFor(own, before));
  const code = codesFor(own, after).find((each) => !known.has(each));
  return code === undefined ? path : own.replace(/new$/, code);
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
