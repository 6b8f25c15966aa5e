// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `ListPetsOrderBy`. */
export const listPetsOrderByValues = ['name', 'age', 'weight'] as const;

export type ListPetsOrderBy = (typeof listPetsOrderByValues)[number];

/** All values of `PetSize`. */
export const petSizeValues = ['SMALL', 'MEDIUM', 'LARGE'] as const;

export type PetSize = (typeof petSizeValues)[number];

/** Limits of `Dry`. */
export const dryLimits = { weight: { exclusiveMinimum: 0 } } as const;

/** Limits of the parameters of `listPets`. */
export const listPetsLimits = { size: { minimum: 1, maximum: 100 } } as const;

/** The fields of `Dry`. */
export const dryFields = ['form', 'weight'] as const;

/** The fields of `Pet`. */
export const petFields = ['kind', 'size', 'owner'] as const;

/** The fields of `Wet`. */
export const wetFields = ['form', 'weight'] as const;
