import { elements, member, members, text, type JsonObject } from '../json.js';
import { lookUp } from '../document/pointer.js';
import type { Exchange } from '../http/exchange.js';
import type { ErrorMessageClaims } from '../profile/profile.js';
import type { Check } from '../run/check.js';
import { CaseResults } from './case-results.js';

/** JSON pointers to the texts of an error, from `x-errors` of the document. */
interface Places {
  readonly message: string;
  readonly template: string | undefined;
  readonly params: string | undefined;
  readonly details: string | undefined;
  readonly field: string | undefined;
}

/**
 * Checks that every error of a run and each of its details has a message, that no placeholder of a template is left
 * in it, and that the field of a detail, in whatever notation, ends with a name or an index.
 */
export class ErrorMessages {
  readonly #places: Places | undefined;
  readonly #results = new CaseResults();
  readonly #proved = new Set<string>();

  /** @param claims the claims on messages. Nothing is checked if `x-errors` of the document names no message. */
  constructor(
    root: JsonObject,
    private readonly claims: ErrorMessageClaims = {},
  ) {
    this.#places = placesOf(root['x-errors']);
  }

  observe(exchange: Exchange): void {
    const { status, json } = exchange.reply;
    if (!this.#places || status < 400 || status >= 500 || json === undefined) return;
    this.#results.count();
    this.#judge(exchange, json, 'the error', this.claims.message);
    const { details, field } = this.#places;
    const entries = details === undefined ? [] : elements(lookUp(json, details));
    for (const [index, entry] of entries.entries()) {
      const where = `details[${index}]`;
      this.#judge(exchange, entry, where, this.claims.detail);
      const named = field === undefined ? undefined : text(lookUp(entry, field));
      if (named !== undefined && !/[\w\])"']$/.test(named))
        this.#add(exchange, `${where} names a field`, JSON.stringify(named), this.claims.field);
    }
  }

  /** Returns the check that reports the findings; none if `x-errors` names no message. */
  checks(): Check[] {
    if (!this.#places) return [];
    const { message = [], template = [], detail = [], field = [] } = this.claims;
    return [
      {
        id: 'errors/messages',
        title:
          'Each error and each detail has a message: its template with the params filled in. A detail names its field.',
        kind: 'observation',
        area: 'errors',
        version: '',
        claims: [...message, ...template, ...detail, ...field],
        run: ({ proved }) => {
          proved.add(this.#proved);
          return Promise.resolve(this.#results.outcome('No error response was received.'));
        },
      },
    ];
  }

  #judge(exchange: Exchange, error: unknown, where: string, own: readonly string[] = []): void {
    const { message, template, params } = this.#places ?? { message: '' };
    const claims = [...own, ...(this.claims.template ?? [])];
    const said = text(lookUp(error, message));
    if (said === undefined || said.trim() === '') {
      this.#add(exchange, `${where} has a message`, JSON.stringify(error).slice(0, 300), claims);
      return;
    }
    for (const claim of own) this.#proved.add(claim);
    const pattern = template === undefined ? undefined : text(lookUp(error, template));
    const values = params === undefined ? undefined : lookUp(error, params);
    // Without a template, the message itself must have no placeholder left.
    const problem = problemOf(said, pattern ?? said, pattern === undefined ? undefined : values);
    if (problem !== undefined)
      this.#add(exchange, `the message of ${where} is its template, filled in`, problem, claims);
    else if (pattern !== undefined) claims.forEach((claim) => this.#proved.add(claim));
  }

  #add(exchange: Exchange, expected: string, actual: string, claims: readonly string[] = []): void {
    const { operationId = 'a request' } = exchange;
    const finding = { expected, actual, claims, exchanges: [exchange] };
    this.#results.add(finding, `${operationId} ${actual}`);
  }
}

function placesOf(rule: unknown): Places | undefined {
  const message = text(member(rule, 'message'));
  if (message === undefined) return undefined;
  const [template, params, details, field] = ['template', 'params', 'details', 'field'].map(
    (name) => text(member(rule, name)),
  );
  return { message, template, params, details, field };
}

/** Why a message is not the template with its params filled in; undefined if it is. */
function problemOf(message: string, template: string, params: unknown): string | undefined {
  const values = new Map(members(params));
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const lacking = names.filter((name) => !values.has(name));
  if (lacking.length > 0) return `params have no ${lacking.join(', ')} for "${template}"`;
  if (names.length === 0 && values.size > 0)
    return `"${template}" has no placeholder for ${[...values.keys()].join(', ')}`;
  // The known parts of the message, split at values that may be formatted in any way.
  const known = [''];
  for (const [index, part] of template.split(/\{\w+\}/).entries()) {
    const value = values.get(names[index] ?? '');
    const isPlain = typeof value === 'string' || typeof value === 'number';
    known.push(`${known.pop() ?? ''}${part}${isPlain ? String(value) : ''}`);
    if (!isPlain && index < names.length) known.push('');
  }
  return holdsInOrder(message, known)
    ? undefined
    : `"${message}" for "${template}" and ${JSON.stringify(params)}`;
}

/** True if a text starts with the first part, ends with the last, and contains the others in between, in order. */
function holdsInOrder(whole: string, [first = '', ...others]: readonly string[]): boolean {
  if (!whole.startsWith(first)) return false;
  const last = others.pop();
  if (last === undefined) return whole === first;
  let from = first.length;
  for (const part of others) {
    const found = whole.indexOf(part, from);
    if (found === -1) return false;
    from = found + part.length;
  }
  return whole.length - last.length >= from && whole.endsWith(last);
}
