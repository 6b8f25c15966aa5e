import { elements, field, fields, isObject, type JsonObject } from '../document/guards.ts';
import { fromPointer, lookUp } from '../document/pointer.ts';

/**
 * Returns the components that a part of a bundled document uses: by references, discriminator mappings and security
 * requirements.
 *
 * The result has the form of `components`, in the order of the document, without empty sections.
 */
export function reachableComponents(document: JsonObject, part: unknown): JsonObject {
  const reached = new Set<string>();
  const pending: unknown[] = [part];
  while (pending.length > 0) {
    for (const pointer of pointersIn(pending.pop())) {
      const [, section, name] = fromPointer(pointer);
      const component = `/components/${section ?? ''}/${name ?? ''}`;
      if (!pointer.startsWith('#/components/') || reached.has(component)) continue;
      reached.add(component);
      pending.push(lookUp(document, component));
    }
  }
  const sections = fields(document['components']).map(([section, named]) => {
    const kept = fields(named).filter(([name]) => reached.has(`/components/${section}/${name}`));
    return [section, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(sections.filter(([, named]) => Object.keys(named).length > 0));
}

function pointersIn(part: unknown): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const ref = node['$ref'];
    if (typeof ref === 'string') found.push(ref);
    found.push(...mappingOf(node), ...securityOf(node));
    Object.values(node).forEach(visit);
  };
  visit(part);
  return found;
}

function mappingOf(node: JsonObject): string[] {
  return fields(field(node['discriminator'], 'mapping')).flatMap(([, target]) => {
    if (typeof target !== 'string') return [];
    return [target.startsWith('#') ? target : `#/components/schemas/${target}`];
  });
}

function securityOf(node: JsonObject): string[] {
  const schemes = elements(node['security']).flatMap((requirement) => fields(requirement));
  return schemes.map(([name]) => `#/components/securitySchemes/${name}`);
}
