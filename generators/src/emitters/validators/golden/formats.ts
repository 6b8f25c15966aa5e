// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { isEmail, isIpv6, isUri } from '../runtime/strings.js';
import * as z from 'zod';

export const Date = z.iso.date();
export type Date = z.infer<typeof Date>;

export const DateTime = z.iso.datetime({ offset: true });
export type DateTime = z.infer<typeof DateTime>;

export const Email = z.string().check(isEmail());
export type Email = z.infer<typeof Email>;

/** A format of the author's own says nothing to a validator. */
export const Iban = z.string();
/** A format of the author's own says nothing to a validator. */
export type Iban = z.infer<typeof Iban>;

export const Ipv4 = z.ipv4();
export type Ipv4 = z.infer<typeof Ipv4>;

export const Ipv6 = z.string().check(isIpv6());
export type Ipv6 = z.infer<typeof Ipv6>;

export const Uri = z.string().check(isUri());
export type Uri = z.infer<typeof Uri>;

export const Uuid = z.guid();
export type Uuid = z.infer<typeof Uuid>;
