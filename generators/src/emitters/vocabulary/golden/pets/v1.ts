// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `ListPetsOrderBy`. */
export const listPetsOrderByValues = ['name', 'age'] as const;

/** What comes first. */
export type ListPetsOrderBy = (typeof listPetsOrderByValues)[number];

/** All values of `PetSize`. */
export const petSizeValues = ['SMALL', 'LARGE'] as const;

export type PetSize = (typeof petSizeValues)[number];

/** Limits of `Pet`. */
export const petLimits = { name: { minLength: 1, maxLength: 100 }, tags: { maxItems: 5 } } as const;

/** The fields of `Pet`. */
export const petFields = ['name', 'kind', 'size', 'constant', 'colour', 'tags'] as const;
