// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A body of which one field may be left out. */
export type WithOptional<Body, Field extends string> = Body extends unknown
  ? Omit<Body, Field> & Partial<Pick<Body, Field & keyof Body>>
  : never;

/** Makes what gives a body a UUID in a field that the caller left out. */
export function generateKey(field: string): (body: unknown) => unknown {
  return (body) => {
    if (typeof body !== 'object' || body === null) return body;
    const given: unknown = Reflect.get(body, field);
    return { ...body, [field]: given ?? crypto.randomUUID() };
  };
}
