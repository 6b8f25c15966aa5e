// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A body with one field made optional. */
export type WithOptional<Body, Field extends string> = Body extends unknown
  ? Omit<Body, Field> & Partial<Pick<Body, Field & keyof Body>>
  : never;

/** Creates a function that adds a random UUID to a body as idempotency key if the caller omitted it. */
export function generateIdempotencyKey(field: string): (body: unknown) => unknown {
  return (body) => {
    if (typeof body !== 'object' || body === null) return body;
    const given: unknown = Reflect.get(body, field);
    return { ...body, [field]: given ?? crypto.randomUUID() };
  };
}
