import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';

const id = '{ name: code, in: path, required: true, schema: { type: string } }';
const filter = '{ name: filter, in: query, schema: { type: string } }';
const needed = '{ name: filter, in: query, required: true, schema: { type: string } }';
const json = 'content: { application/json: { schema: { type: object } } }';

it.each([
  ['nothing', '/x', [], '', '(options)', '{ options }'],
  ['a path', '/x/{code}', [id], '', '(code, options)', '{ path: { code }, options }'],
  ['a query', '/x', [filter], '', '(parameters?, options)', '{ query: parameters, options }'],
  ['a needed query', '/x', [needed], '', '(parameters, options)', '{ query: parameters, options }'],
  ['a body', '/x', [], 'required: true', '(body, options)', '{ body, options }'],
  ['an optional body', '/x', [], 'required: false', '(body?, options)', '{ body, options }'],
  [
    'an optional body before what is needed',
    '/x',
    [needed],
    'required: false',
    '(body: | undefined, parameters, options)',
    '{ query: parameters, body, options }',
  ],
  [
    'everything',
    '/x/{code}',
    [
      id,
      filter,
      '{ name: X-Note, in: header, schema: { type: string } }',
      '{ name: c, in: cookie, schema: { type: string } }',
    ],
    'required: true',
    '(code, body, parameters?, options)',
    '{ path: { code }, query: parameters, header: parameters, cookie: parameters, body, options }',
  ],
  [
    'path parameters in the order of the path',
    '/{split-code}/{a}/{split-code}',
    [
      '{ name: a, in: path, required: true, schema: {} }',
      '{ name: split-code, in: path, required: true, schema: {} }',
    ],
    '',
    '(splitCode, a, options)',
    "{ path: { 'split-code': splitCode, a }, options }",
  ],
  [
    'strange names of path parameters',
    "/{class}/{body}/{connection}/{__proto__}/{2nd}/{it's}",
    ['class', 'body', 'connection', '__proto__', '2nd', '"it\'s"'].map(
      (name) => `{ name: ${name}, in: path, required: true, schema: {} }`,
    ),
    'required: true',
    '(class_, body2, connection2, proto, _2nd, itS, body, options)',
    `{ path: { class: class_, body: body2, connection: connection2, ['__proto__']: proto, '2nd': _2nd, "it's": itS }, body, options }`,
  ],
  [
    'the same name in two places',
    '/x',
    [filter, '{ name: filter, in: header, schema: { type: string } }'],
    '',
    '(parameters?, options)',
    '{ query: parameters, header: { filter: parameters?.headerFilter }, options }',
  ],
])('takes %s', async (_name, path, parameters, body, signature, input) => {
  const code = await groupOf(path, parameters, body);
  expect(signatureIn(code)).toBe(signature);
  expect(flat(code)).toContain(`callOperation(connection, endpoint, ${input})`);
});

/** Returns the signature without types, except for `| undefined`; options are always optional. */
function signatureIn(code: string): string {
  const [, list = ''] = /\bcall\(([^)]*)\): Call/.exec(flat(code)) ?? [];
  const names = list.split(', ').map((part) => {
    const undefinedToo = part.endsWith('| undefined') ? ': | undefined' : '';
    return `${part.split(':')[0]}${undefinedToo}`;
  });
  return `(${names.join(', ').replace('options?', 'options')})`;
}

/** Returns code on one line, so that line breaks do not matter. */
function flat(code: string): string {
  return code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,? (?=[)\]])/g, '')
    .replaceAll(/([([]) /g, '$1')
    .replaceAll(', }', ' }');
}

async function groupOf(path: string, parameters: readonly string[], body: string) {
  const generated = await emitFrom(
    documentOf(`
? "${path}"
: post:
    operationId: call
    x-resource: { group: group, method: call }
    parameters: [${parameters.join(', ')}]
    ${body && `requestBody: { ${body}, ${json} }`}
    responses: { '204': { description: Done. } }
`),
  );
  return codeOf(generated, 'client/api/group.ts');
}
