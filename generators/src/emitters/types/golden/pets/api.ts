// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** A pet. */
export type Pet = {
  name: string;
};

export type PetPage = {
  items?: Pet[];
};
