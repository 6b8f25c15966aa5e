// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationDescriptor } from '@seller-funds/contract/runtime/operation';
import type {
  SecuritySchemeDescriptor,
  SecuritySchemes,
} from '@seller-funds/contract/runtime/security';
import { encode, ownValue } from './values.js';

/** What a caller proves itself with. */
export interface Secrets {
  /** Serves a bearer scheme and, where the operation has none, an `apiKey` scheme. */
  readonly apiKey?: string | undefined;
  /** By the name of the scheme; `user:password` for the HTTP scheme `basic`. */
  readonly credentials?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A credential in its place in the request. */
export interface Placed {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

/**
 * The credentials for a request: those of the operation's first alternative that all are there for.
 * None where there is no such alternative; the server then answers as it does to strangers.
 */
export function credentialsFor(
  operation: OperationDescriptor,
  schemes: SecuritySchemes,
  secrets: Secrets,
): readonly Placed[] {
  const serving = servedByKey(operation, schemes);
  const place = (name: string): Placed[] | undefined => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    if (scheme?.type === 'mutualTLS') return [];
    const given = ownValue(secrets.credentials, name);
    const value = typeof given === 'string' ? given : serving(name) ? secrets.apiKey : undefined;
    return scheme && value ? [placed(scheme, value)] : undefined;
  };
  for (const alternative of operation.security ?? []) {
    const found = alternative.flatMap((name) => place(name) ?? []);
    const complete = alternative.every((name) => place(name) !== undefined);
    // An alternative without credentials (anonymous, or by certificate) is what remains.
    if (complete && found.length > 0) return found;
  }
  return [];
}

/** All texts that no message may repeat: each secret as it is, and as it stands in a URL. */
export function secretTexts(secrets: Secrets): string[] {
  const all = [secrets.apiKey, ...Object.values(secrets.credentials ?? {})];
  return all.flatMap((secret) => {
    if (secret === undefined || secret === '') return [];
    return /\p{Surrogate}/u.test(secret) ? [secret] : [secret, encode(secret)];
  });
}

/** Which schemes of an operation the one key serves. */
function servedByKey(
  operation: OperationDescriptor,
  schemes: SecuritySchemes,
): (name: string) => boolean {
  const names = (operation.security ?? []).flat();
  const isBearer = (name: string): boolean => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme?.type === 'http' && scheme.scheme === 'bearer';
  };
  if (names.some(isBearer)) return isBearer;
  return (name) => Object.hasOwn(schemes, name) && schemes[name]?.type === 'apiKey';
}

function placed(scheme: SecuritySchemeDescriptor, value: string): Placed {
  if (scheme.type === 'apiKey') return { in: scheme.in, name: scheme.name, value };
  const name = 'authorization';
  if (scheme.type !== 'http' || scheme.scheme === 'bearer') {
    return { in: 'header', name, value: `Bearer ${value}` };
  }
  if (scheme.scheme === 'basic') return { in: 'header', name, value: `Basic ${base64(value)}` };
  return { in: 'header', name, value: `${scheme.scheme} ${value}` };
}

/** Base64 of a text's UTF-8 bytes. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
