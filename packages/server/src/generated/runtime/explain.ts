// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { OperationValidators } from '@seller-funds/validators/runtime/operation';
import type { Issue } from './fault.js';

/** A validator of one part of an operation. */
export type Validator = NonNullable<OperationValidators['body']>;

type Result = ReturnType<Validator['safeParse']>;

/** What a validator found. */
export type Finding = NonNullable<Result['error']>['issues'][number];

/** What a fault is, without where it is. */
export type Explanation = Pick<Issue, 'code' | 'template' | 'params'>;

/** Says in our own words what a validator found in a value that is there. */
export function explain(finding: Finding, received: unknown): Explanation {
  switch (finding.code) {
    case 'invalid_type':
      return wrongType(jsonType(finding.expected));
    case 'invalid_value':
      return wrongValue(finding.values, received);
    case 'invalid_format':
      return wrongFormat(finding.format, finding.pattern);
    case 'too_small':
      return tooSmall(finding.origin, finding.minimum, finding.inclusive !== false);
    case 'too_big':
      return tooBig(finding.origin, finding.maximum, finding.inclusive !== false);
    case 'not_multiple_of':
      return {
        code: 'range',
        template: 'The value must be a multiple of {divisor}.',
        params: { divisor: finding.divisor },
      };
    case 'unrecognized_keys':
      return { code: 'unknown', template: 'The field is not known.', params: {} };
    case 'invalid_key':
      return { code: 'unknown', template: 'The name of the field is not allowed.', params: {} };
    case 'custom':
      return custom(finding.message, finding.params ?? {});
    case 'invalid_union':
    case 'invalid_element':
      return brokenRule('The value fits not exactly one of the alternatives');
  }
}

/** A value that is missing. */
export function explainMissing(part: Issue['in'], path: Issue['path']): Explanation {
  const isWhole = part === 'body' && path.length === 0;
  const subject = isWhole ? 'request body' : part === 'body' ? 'field' : 'parameter';
  return { code: 'missing', template: `The ${subject} is required.`, params: {} };
}

/** A value of another JSON type than those allowed. */
export function wrongType(...types: readonly string[]): Explanation {
  const expected = [...new Set(types)].join(' or ');
  if (expected === 'never') {
    return { code: 'unknown', template: 'The field is not allowed here.', params: {} };
  }
  return { code: 'type', template: 'The value must be of type {expected}.', params: { expected } };
}

/** A value that is none of those allowed, or not even of their type. */
export function wrongValue(values: readonly unknown[], received: unknown): Explanation {
  const types = values.map((value) => (value === null ? 'null' : typeof value));
  const type = received === null ? 'null' : typeof received;
  if (values.length > 0 && !types.includes(type)) return wrongType(...types);
  const [first] = values;
  return values.length === 1
    ? { code: 'value', template: 'The value must be {value}.', params: { value: first } }
    : oneOf(values);
}

/** A value that is none of several. */
export function oneOf(values: readonly unknown[]): Explanation {
  return {
    code: 'value',
    template: 'The value must be one of {values}.',
    params: { values: values.map(String).join(', ') },
  };
}

function wrongFormat(format: string, pattern: string | undefined): Explanation {
  return format === 'regex' && pattern !== undefined
    ? {
        code: 'format',
        template: 'The value must match {pattern}.',
        // Without the delimiters and the flags of the language that checks it.
        params: { pattern: pattern.replace(/^\/(.*)\/\w*$/s, '$1') },
      }
    : { code: 'format', template: 'The value must have the format {format}.', params: { format } };
}

function tooSmall(origin: string, minimum: number | bigint, inclusive: boolean): Explanation {
  const unit = unitOf(origin, minimum);
  const least = inclusive ? 'at least {minimum}' : 'greater than {minimum}';
  const template =
    unit === '' ? `The value must be ${least}.` : `The value must have ${least}${unit}.`;
  return { code: 'range', template, params: { minimum: Number(minimum) } };
}

function tooBig(origin: string, maximum: number | bigint, inclusive: boolean): Explanation {
  const unit = unitOf(origin, maximum);
  const most = inclusive ? 'at most {maximum}' : 'less than {maximum}';
  const template =
    unit === '' ? `The value must be ${most}.` : `The value must have ${most}${unit}.`;
  return { code: 'range', template, params: { maximum: Number(maximum) } };
}

function unitOf(origin: string, count: number | bigint): string {
  const one = Number(count) === 1;
  if (origin === 'string') return one ? ' character' : ' characters';
  if (origin === 'array') return one ? ' element' : ' elements';
  return '';
}

/** A check of our own. Its parameters say which, where a program could make use of that. */
function custom(message: string, { rule, names }: Readonly<Record<string, unknown>>): Explanation {
  if (rule !== 'exclusive' || !Array.isArray(names)) return brokenRule(message);
  const [first, second, ...others] = names.map(String);
  return others.length === 0
    ? {
        code: 'exclusive',
        template: '{first} and {second} exclude each other.',
        params: { first, second },
      }
    : {
        code: 'exclusive',
        template: '{names} exclude each other.',
        params: { names: names.join(', ') },
      };
}

/** The message is the rule's own, and may begin with the name of a field. */
function brokenRule(message: string): Explanation {
  const sentence = message.replace(
    /^(?:the|at) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  const template = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return { code: 'rule', template, params: {} };
}

function jsonType(expected: string): string {
  if (expected === 'int') return 'integer';
  return expected === 'record' ? 'object' : expected;
}
