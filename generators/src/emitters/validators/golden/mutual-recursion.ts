// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';

export const Circle = z.object({ kind: z.literal('circle') });
export type Circle = z.infer<typeof Circle>;

export const Chain: z.ZodType<Chain> = z.object({
  kind: z.literal('chain'),
  get next() {
    return Chain.optional();
  },
  get node() {
    return Node.optional();
  },
});
export type Chain = { kind: 'chain'; next?: Chain | undefined; node?: Node | undefined };

/** A member that refers to itself has a type of its own, and no properties that tell. */
export const Node: z.ZodType<Node> = z.xor([Circle, Chain]);
/** A member that refers to itself has a type of its own, and no properties that tell. */
export type Node = Circle | Chain;

export const Alias = Chain;
export type Alias = z.infer<typeof Alias>;

export const Aliased = z.xor([Circle, Alias]);
export type Aliased = z.infer<typeof Aliased>;

export const Person = z.object({
  name: z.string(),
  get employer() {
    return Company.optional();
  },
});
export type Person = { name: string; employer?: Company | undefined };

export const Employee = z.intersection(Person, z.object({ since: z.int() }));
export type Employee = Person & { since: number };

export const Company: z.ZodType<Company> = z.object({
  staff: z.array(Person).optional(),
  boss: Employee.nullable().optional(),
});
export type Company = { staff?: Person[] | undefined; boss?: (Employee | null) | undefined };

export const Group = z.object({
  kind: z.literal('group'),
  get shapes() {
    return z.array(Shape);
  },
});
export type Group = { kind: 'group'; shapes: Shape[] };

export const Shape: z.ZodType<Shape> = z.discriminatedUnion('kind', [Circle, Group]);
export type Shape = Circle | Group;
