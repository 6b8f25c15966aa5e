import type { Document, LegalEntity } from './legal-entity.js';

/** The codes of all documents and photos of a legal entity, its owners' included, that have a file. */
export function codesOfFiles({ documents, owners }: LegalEntity): string[] {
  return [...documents, ...owners.flatMap((owner) => owner.documents)].flatMap(codesOfDocument);
}

/** The codes of a document and its photos, of those that have a file. */
export function codesOfDocument(document: Document): string[] {
  const entries = [document, ...document.photos];
  return entries.filter(({ fileHash }) => fileHash !== null).map(({ code }) => code);
}
