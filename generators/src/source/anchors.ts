import type { Json, JsonObject } from '../json.js';
import { visitObjects } from '../keywords.js';

/**
 * Replaces references to anchors by pointers (`$anchor`, JSON Schema 2020-12, 8.2.2). References to an
 * anchor that two schemas have are kept. In a component, `$recursiveRef: '#'` (JSON Schema 2019-09)
 * becomes a reference to the component.
 */
export function followAnchors(document: JsonObject): JsonObject {
  const places = new Map<string, string | undefined>();
  visitObjects(document, (schema, pointer) => {
    const name = schema['$anchor'];
    if (typeof name !== 'string') return;
    places.set(`#${name}`, places.has(`#${name}`) ? undefined : pointer);
  });
  const pointed = structuredClone(document);
  visitObjects(pointed, (schema, pointer) => {
    const reference = schema['$ref'];
    const [component] = /^#\/components\/schemas\/[^/]+/.exec(pointer) ?? [];
    if (component !== undefined && schema['$recursiveRef'] === '#') {
      delete (schema as Record<string, Json>)['$recursiveRef'];
      Object.assign(schema, { $ref: component });
    }
    const place = typeof reference === 'string' ? places.get(reference) : undefined;
    if (place !== undefined) Object.assign(schema, { $ref: place });
  });
  return pointed;
}
