import { member, texts } from '../json.js';

/** The claims (`x-claims`) and decisions (`x-decision`) cited at an element of the document. */
export function citationsOf(element: unknown): string[] {
  return [...texts(member(element, 'x-claims')), ...texts(member(element, 'x-decision'))];
}

/** Subjects that belong to no resource: conventions, errors, authentication, limits, versions. */
const general = ['GEN', 'ERR', 'AUTH', 'LIM', 'VER'];

/** Leaves out the claims of other resources than those of an operation (`own`), which shared parts cite too. */
export function citationsOfResource(ids: readonly string[], own: readonly string[]): string[] {
  const resources = new Set(own.map(resourceOf));
  return ids.filter((id) => {
    const resource = resourceOf(id);
    const subject = resource?.split('-')[1] ?? '';
    return resource === undefined || general.includes(subject) || resources.has(resource);
  });
}

/** The document and the subject in the id of a claim, such as `EXT-AH` in EXT-AH-020; undefined for a decision. */
function resourceOf(id: string): string | undefined {
  return /^[A-Z]+-[A-Z]+(?=-\d+$)/.exec(id)?.[0];
}
