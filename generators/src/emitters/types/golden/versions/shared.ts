// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** An amount in minor units. */
export type Money = number;
