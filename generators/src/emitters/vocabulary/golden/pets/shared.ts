// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** All values of `Colour`. */
export const colourValues = ['RED', 'DARK RED'] as const;

/** What a pet looks like. */
export type Colour = (typeof colourValues)[number];

/** All values of `FoodForm`. */
export const foodFormValues = ['DRY', 'WET'] as const;

/** The discriminator values of `Food`. */
export type FoodForm = (typeof foodFormValues)[number];

/** All values of `ListPetsKinds`. */
export const listPetsKindsValues = ['CAT', 'DOG'] as const;

export type ListPetsKinds = (typeof listPetsKindsValues)[number];

/** All values of `ListPetsLevel`. */
export const listPetsLevelValues = [1, 2] as const;

export type ListPetsLevel = (typeof listPetsLevelValues)[number];

/** All values of `PetKind`. */
export const petKindValues = ['CAT', 'DOG'] as const;

/** What it is. */
export type PetKind = (typeof petKindValues)[number];

/** All values of `PetOwnerRole`. */
export const petOwnerRoleValues = ['KEEPER', 'WALKER'] as const;

export type PetOwnerRole = (typeof petOwnerRoleValues)[number];

/** All values of `PetTags`. */
export const petTagsValues = ['OLD', 'NEW'] as const;

export type PetTags = (typeof petTagsValues)[number];

/** Limits of `Named`. */
export const namedLimits = { name: { minLength: 1, maxLength: 100 } } as const;

/** Limits of `Text`. */
export const textLimits = { maxLength: 100 } as const;

/** The fields of `Named`. */
export const namedFields = ['name'] as const;
