import { isObject, parseJson } from '../json.js';
import type { Exchange } from '../http/exchange.js';
import type { ErrorRules } from '../profile/profile.js';
import type { Check } from '../run/check.js';
import { CaseResults } from './case-results.js';

/** Shorter values occur in texts by chance, in characters. */
const shortestSecret = 6;

/** Checks that no error repeats a secret of its request: the API key, or a member that the profile lists. */
export class RepeatedSecrets {
  readonly #rules: ErrorRules | undefined;
  readonly #results = new CaseResults();

  /** @param rules the error rules; without them nothing is checked */
  constructor(rules: ErrorRules | undefined) {
    this.#rules = rules;
  }

  observe(exchange: Exchange): void {
    const { request, reply, operationId = 'a request' } = exchange;
    if (!this.#rules || reply.status < 400) return;
    this.#results.count();
    const { decision, secrets } = this.#rules;
    const key = (request.headers['authorization'] ?? '').replace(/^\S+ /, '');
    const values = [['the key', key] as const, ...secretsIn(parseJson(request.body), secrets)];
    const secret = values.find(
      ([, value]) => value.length >= shortestSecret && reply.text.includes(value),
    );
    if (!secret) return;
    const [name] = secret;
    this.#results.add(
      {
        expected: `an error of ${operationId} does not repeat ${name} of the request`,
        actual: 'it does',
        claims: [decision],
        exchanges: [exchange],
      },
      `${operationId} ${name}`,
    );
  }

  /** Returns the check that reports the findings; none without error rules. */
  checks(): Check[] {
    const rules = this.#rules;
    if (!rules) return [];
    return [
      {
        id: 'errors/secrets',
        title:
          'No error repeats the key, a file, a social security number or a bank account number in full.',
        kind: 'observation',
        area: 'errors',
        version: '',
        claims: [rules.decision],
        run: ({ proved }) => {
          proved.add([rules.decision]);
          return Promise.resolve(this.#results.outcome('No error response was received.'));
        },
      },
    ];
  }
}

function secretsIn(value: unknown, names: ReadonlySet<string>): (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((each) => secretsIn(each, names));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const isText = typeof each === 'string' || typeof each === 'number';
    return names.has(name) && isText ? [[name, String(each)] as const] : secretsIn(each, names);
  });
}
