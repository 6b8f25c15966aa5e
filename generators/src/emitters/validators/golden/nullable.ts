// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import * as z from 'zod';

export const Name = z.string().min(1);
export type Name = z.infer<typeof Name>;

export const Either = Name.nullable();
export type Either = z.infer<typeof Either>;

export const MaybeList = z.array(z.int().nullable()).nullable();
export type MaybeList = z.infer<typeof MaybeList>;

export const MaybeName = Name.nullable();
export type MaybeName = z.infer<typeof MaybeName>;

export const MaybePet = z.object({ name: MaybeName }).nullable();
export type MaybePet = z.infer<typeof MaybePet>;
