import type { Operation } from '../document/api.js';
import { ruleFor } from '../document/read-responses.js';
import { isJson } from '../document/read-body.js';
import type { Schemas } from '../document/schemas.js';
import type { Reply } from '../http/exchange.js';

/** One way in which a response differs from its description in the document. */
export interface Deviation {
  readonly expected: string;
  readonly actual: string;
  readonly claims: readonly string[];
  /** Deviations with the same signature are reported once. */
  readonly signature: string;
}

/** Compares status, media type, headers and body with an operation; `decidedBy`: decisions that exclude a status. */
export function findDeviations(
  operation: Operation,
  reply: Reply,
  schemas: Schemas,
  decidedBy: (status: number) => readonly string[] | undefined = () => undefined,
): Deviation[] {
  const rule = ruleFor(operation.responses, reply.status);
  if (!rule) {
    const documented = [...operation.responses.keys()].join(', ');
    return [
      {
        expected: `one of the documented statuses ${documented}`,
        actual: `status ${reply.status}`,
        claims: decidedBy(reply.status) ?? operation.claims,
        signature: `status ${reply.status}`,
      },
    ];
  }
  const headers = rule.headers.flatMap((header): Deviation[] => {
    const value = reply.headers[header.name];
    const fault = headerFault(header.required, header.schema, value, schemas);
    return fault === undefined
      ? []
      : [
          {
            expected: `the header ${header.name} as documented for status ${reply.status}`,
            actual: `${header.name}: ${fault}`,
            claims: header.claims.length > 0 ? header.claims : rule.claims,
            signature: `header ${header.name}`,
          },
        ];
  });
  return [...headers, ...contentDeviations(operation, reply, schemas)];
}

function headerFault(
  required: boolean,
  schema: Parameters<Schemas['fits']>[0] | undefined,
  value: string | undefined,
  schemas: Schemas,
): string | undefined {
  if (value === undefined) return required ? 'it is missing' : undefined;
  if (!schema) return undefined;
  const readings: unknown[] = [value];
  if (/^-?\d+(?:\.\d+)?$/.test(value)) readings.push(Number(value));
  if (value === 'true' || value === 'false') readings.push(value === 'true');
  if (readings.some((each) => schemas.fits(schema, each, 'response'))) return undefined;
  return `${JSON.stringify(value)} does not fit its schema`;
}

function contentDeviations(operation: Operation, reply: Reply, schemas: Schemas): Deviation[] {
  const rule = ruleFor(operation.responses, reply.status);
  if (!rule || rule.content.size === 0 || operation.method === 'HEAD') return [];
  const type = reply.headers['content-type'] ?? '';
  const media = [...rule.content].find(([documented]) => mediaFits(documented, type));
  const about = `status ${reply.status}`;
  if (!media) {
    return [
      {
        expected: `a body of ${[...rule.content.keys()].join(' or ')} with ${about}`,
        actual: type === '' ? 'no Content-Type' : `Content-Type: ${type}`,
        claims: rule.claims,
        signature: `content type ${reply.status}`,
      },
    ];
  }
  const coding = reply.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity') {
    return [
      {
        expected: `a body without content coding, as requested by Accept-Encoding: identity, with ${about}`,
        actual: `Content-Encoding: ${coding}`,
        claims: rule.claims,
        signature: `coding ${coding}`,
      },
    ];
  }
  const [documented, schema] = media;
  if (!isJson(documented) || !schema) return [];
  if (reply.json === undefined) {
    return [
      {
        expected: `a JSON body with ${about}`,
        actual: reply.text === '' ? 'an empty body' : `not JSON: ${notJson(reply)}`,
        claims: rule.claims,
        signature: `no json ${reply.status}`,
      },
    ];
  }
  return schemas
    .violations(schema, reply.json, 'response')
    .slice(0, 3)
    .map((violation) => ({
      expected: `a body that fits the schema of ${about}`,
      actual: violation.message,
      claims: violation.claims.length > 0 ? violation.claims : rule.claims,
      signature: `body ${reply.status} ${violation.keyword} ${violation.place.replaceAll(/\d+/g, 'n')}`,
    }));
}

function notJson({ jsonFault, text }: Reply): string {
  return jsonFault ?? text.slice(0, 80);
}

function mediaFits(documented: string, actual: string): boolean {
  const [a, b] = [withoutParameters(documented), withoutParameters(actual)];
  if (a === b || a === '*/*') return true;
  return a.endsWith('/*') && b.startsWith(a.slice(0, -1));
}

function withoutParameters(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}
