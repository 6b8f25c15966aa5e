// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';

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
