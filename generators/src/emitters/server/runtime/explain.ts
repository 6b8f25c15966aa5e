import type { OperationValidators } from '../../validators/runtime/operation.js';
import { knownFormat } from '../../validators/runtime/known-formats.js';
import type { Issue } from './request-error.js';

/** A validator of one part of an operation. */
export type Validator = NonNullable<OperationValidators['body']>;

/** The message of the generated validators for a value that is not an integer. */
const integerExpected = 'Invalid input: expected integer';

type Result = ReturnType<Validator['safeParse']>;

/** One issue that a validator reports. */
export type Finding = NonNullable<Result['error']>['issues'][number];

/** The description of an issue without its path. */
export type Explanation = Pick<Issue, 'code' | 'template' | 'params'>;

/** Describes an issue of a value that is present. */
export function explain(finding: Finding, received: unknown): Explanation {
  switch (finding.code) {
    case 'invalid_type':
      return wrongType(expectedType(finding));
    case 'invalid_value':
      return wrongValue(finding.values, received);
    case 'invalid_format':
      return wrongFormat(finding.format, finding.pattern);
    case 'too_small':
      return tooSmall(finding.origin, Number(finding.minimum), finding.inclusive !== false);
    case 'too_big':
      return tooBig(finding.origin, Number(finding.maximum), finding.inclusive !== false);
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
      return brokenRule(
        `The value has ${isAmbiguous(finding) ? 'more than one' : 'none'} of the allowed forms`,
      );
  }
}

/** True for a union whose value matches several members, but may match only one. */
function isAmbiguous(finding: Finding): boolean {
  return 'inclusive' in finding && !finding.inclusive;
}

/** Describes a missing value. */
export function explainMissing(part: Issue['in'], path: Issue['path']): Explanation {
  const isWhole = part === 'body' && path.length === 0;
  const subject = isWhole ? 'request body' : part === 'body' ? 'field' : 'parameter';
  return { code: 'missing', template: `The ${subject} is required.`, params: {} };
}

/** The names of the JSON types in messages. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** Describes a value whose JSON type is not allowed. */
export function wrongType(...types: readonly string[]): Explanation {
  const expected = [...new Set(types.map((type) => typeWords[type] ?? type))].join(' or ');
  if (expected === 'never') {
    return { code: 'unknown', template: 'The field is not allowed here.', params: {} };
  }
  return { code: 'type', template: 'The value must be {expected}.', params: { expected } };
}

/** Describes a value that is not one of the allowed values, or not of their type. */
export function wrongValue(values: readonly unknown[], received: unknown): Explanation {
  const types = values.map((value) => (value === null ? 'null' : typeof value));
  const type = received === null ? 'null' : typeof received;
  if (values.length > 0 && !types.includes(type)) return wrongType(...types);
  const [first] = values;
  return values.length === 1
    ? { code: 'value', template: 'The value must be {value}.', params: { value: first } }
    : oneOf(values);
}

/** Describes a value that is not one of several. */
export function oneOf(values: readonly unknown[]): Explanation {
  return {
    code: 'value',
    template: 'The value must be one of {values}.',
    params: {
      values: values.map((value) => (value === '' ? '(empty)' : String(value))).join(', '),
    },
  };
}

/**
 * Describes a string that does not match its format or pattern. The message does not quote the regular
 * expression; it is in `params` for formatters that can describe it.
 */
function wrongFormat(format: string, pattern: string | undefined): Explanation {
  // zod calls a pattern the format `regex`.
  const isPattern = format === 'regex' && pattern !== undefined;
  const [words, sample] = (isPattern ? undefined : knownFormat(format)) ?? [];
  if (words !== undefined)
    return {
      code: 'format',
      template: `The value must be ${words}, such as ${sample}.`,
      params: {},
    };
  const template = 'The value does not have the required form.';
  // The plain expression, without the delimiters, escapes and flags of JavaScript.
  const expression = pattern?.replace(/^\/(.*)\/\w*$/s, '$1').replaceAll('\\/', '/');
  return {
    code: 'format',
    template,
    params: expression === undefined ? {} : { pattern: expression },
  };
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): Explanation {
  const least = inclusive ? 'at least {minimum}' : 'greater than {minimum}';
  return { code: 'range', template: limitTemplate(origin, minimum, least), params: { minimum } };
}

function tooBig(origin: string, maximum: number, inclusive: boolean): Explanation {
  const most = inclusive ? 'at most {maximum}' : 'less than {maximum}';
  const mustBeEmpty = maximum === 0 && unitOf(origin, maximum) !== '';
  const template = mustBeEmpty ? 'The value must be empty.' : limitTemplate(origin, maximum, most);
  return { code: 'range', template, params: { maximum } };
}

function limitTemplate(origin: string, limit: number, range: string): string {
  const unit = unitOf(origin, limit);
  return unit === '' ? `The value must be ${range}.` : `The value must have ${range}${unit}.`;
}

function unitOf(origin: string, count: number): string {
  const one = count === 1;
  if (origin === 'string') return one ? ' character' : ' characters';
  if (origin === 'array') return one ? ' element' : ' elements';
  return '';
}

/** Describes an issue of a custom rule, from its parameters if it has some. */
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

/** Turns the message of a rule into a sentence; it may begin with a field name. */
function brokenRule(message: string): Explanation {
  const sentence = message.replace(
    /^(?:the|at) /,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  const template = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
  return { code: 'rule', template, params: {} };
}

/** The expected JSON type. For an integer zod reports `number`, so go by the message. */
function expectedType({ expected, message }: Extract<Finding, { code: 'invalid_type' }>): string {
  if (expected === 'int' || message === integerExpected) return 'integer';
  return expected === 'record' ? 'object' : expected;
}
