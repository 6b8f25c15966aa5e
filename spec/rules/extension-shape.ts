import type { Oas3Rule } from '@redocly/openapi-core';
import { toPointer } from '../document/pointer.ts';
import { readExtensions } from './support/extensions.ts';
import { visitExtensions, type ExtensionSite } from './support/sites.ts';

/** Every `x-…` field is valid by spec/extensions.schema.json, on an object that it is defined for. */
export const extensionShape: Oas3Rule = () => {
  const known = readExtensions();
  return visitExtensions((site, ctx) => {
    const extension = known.get(site.name);
    if (extension === undefined) {
      ctx.report({
        message: `The extension ${site.name} is unknown. Define it in spec/extensions.schema.json or use one of ${[...known.keys()].join(', ')}.`,
        location: site.place.location.key(),
      });
      return;
    }
    if (!mayStand(site, extension.appliesTo)) {
      ctx.report({
        message: `${site.name} is not allowed on ${nameOf(site)}. Move it to: ${extension.appliesTo.join(', ')}.`,
        location: site.place.location.key(),
      });
    }
    // A long value can be in a separate file.
    const place = site.place.follow();
    if (!place.exists) return;
    for (const { steps, message } of extension.check(place.node)) {
      ctx.report({
        message: `${site.name}${toPointer(steps)} ${message}. See "${site.name}" in spec/extensions.schema.json.`,
        location: place.location.child([...steps]),
      });
    }
  });
};

function mayStand(site: ExtensionSite, appliesTo: readonly string[]): boolean {
  return appliesTo.includes(site.owner) || (site.onProperty && appliesTo.includes('Property'));
}

function nameOf({ owner, onProperty }: ExtensionSite): string {
  return onProperty ? 'a property' : `an object of type ${owner}`;
}
