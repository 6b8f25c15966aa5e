import {
  generatedCode,
  type OperationRequests,
  replaceCodes,
} from '../../packages/sandbox/src/testing/operation-requests.ts';
import type { HttpClient, WireRequest } from './http-client.ts';
import type { NextRequest } from './load.ts';

/** Texts of a tenant that requests can name, by kind: codes by their prefix, and others. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** The kinds of which all requests name the first: a seller with many splits, and its accounts. */
const fixed = new Set(['ah', 'va', 'ea']);

/** The kind of the references of stored payments. */
export const reference = 'reference';

const unique = /^(?:extRef|pspExtRef|pspMutationExtRef|idempotencyKey|displayName)$/;

/** The requests of an operation, and the status of the first. */
export interface FoundRequests {
  readonly status: number;
  readonly next: NextRequest;
}

/**
 * Finds requests of an operation that succeed, or come as close as possible: tries its bodies, with texts of each kind
 * in each place. A repeated request names other objects, so that it does not repeat what can be done once.
 */
export async function findRequests(
  operation: OperationRequests,
  names: Names,
  client: HttpClient,
): Promise<FoundRequests> {
  let best: FoundRequests | undefined;
  for (const next of candidates(operation, names)) {
    const { status } = await client.send(next());
    if (!best || rank(status) < rank(best.status)) best = { status, next };
    if (rank(status) === 0) break;
  }
  if (!best) throw new Error(`${operation.id} has no request.`);
  return best;
}

/** A success before a conflict, an invalid value, and others. */
function rank(status: number): number {
  return status < 300
    ? 0
    : (new Map([
        [409, 1],
        [422, 2],
      ]).get(status) ?? 3);
}

let count = 0;

function* candidates(
  { method, path, requiredQuery, bodies: [sample, ...examples] }: OperationRequests,
  names: Names,
): Generator<NextRequest> {
  const nameOf = (kind: string, other = false): string => {
    const known = names.get(kind) ?? [''];
    return known[fixed.has(kind) ? Number(other) : count % known.length] ?? '';
  };
  const fields = Object.entries(sample ?? {}).map(([name, value]) => ({ [name]: value }));
  const bodies = sample === undefined ? [sample] : [...examples, {}, ...fields, sample];
  const places = path.split('~').length - 1;
  for (const body of bodies) {
    const inBody = /"~"|"extRef"/.test(JSON.stringify(body ?? '')) ? 1 : 0;
    for (const kinds of combinations([...names.keys()], places + inBody)) {
      const ofBody = kinds[places] ?? '';
      const fill = (text: string, name: string): string => {
        const isCode = text.match(generatedCode)?.[0] === text;
        if (isCode) return nameOf(text.slice(0, 2), name.startsWith('to'));
        if (name === 'url') return nameOf('url');
        const isReference = name === 'extRef' && ofBody === reference;
        if (text === '~' || isReference) return nameOf(ofBody);
        return unique.test(name) ? `${text} ${count}` : text;
      };
      yield () => {
        count += 1;
        let place = 0;
        return {
          method: method as WireRequest['method'],
          path: path.replaceAll('~', () => nameOf(kinds[place++] ?? '')) + requiredQuery,
          body: replaceCodes(body, fill),
        };
      };
    }
  }
}

function* combinations(values: readonly string[], length: number): Generator<string[]> {
  if (length === 0) yield [];
  else
    for (const first of values)
      for (const rest of combinations(values, length - 1)) yield [first, ...rest];
}
