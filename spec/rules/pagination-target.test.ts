import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const document = (
  pagination: string,
  size = '{ type: integer, default: 25, maximum: 500 }',
): string => `${head}
paths:
  /api/a:
    parameters:
      - { name: _pageSize, in: query, schema: ${size} }
    get:
      operationId: v2.listA
      x-pagination: ${pagination}
      parameters:
        - $ref: '#/components/parameters/PageNumber'
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema:
                allOf:
                  - $ref: '#/components/schemas/Page'
                  - properties: { elements: { $ref: '#/components/schemas/List' } }
components:
  parameters:
    PageNumber: { name: _pageNumber, in: query, schema: { $ref: '#/components/schemas/Number' } }
  schemas:
    Number: { type: integer, default: 0 }
    List: { type: [array, 'null'], items: { type: string } }
    Page: { properties: { totalElementCount: { type: integer } } }
`;

const lint = (pagination: string, size?: string) =>
  lintWith('pagination-target', { 'openapi.yaml': document(pagination, size) });

const page = 'page: { parameter: _pageNumber, first: 0 }';
const size = 'size: { parameter: _pageSize, default: 25, maximum: 500 }';

test('accepts existing parameters and fields, also in references, allOf and the path item', async () => {
  expect(
    await lint(`{ ${page}, ${size}, elements: /elements, total: /totalElementCount }`),
  ).toEqual([]);
});

const with10 = (rest: string) =>
  `{ ${page}, size: { parameter: _pageSize, default: 10${rest} }, elements: /elements }`;

test('accepts a size that lists its values, with and without a maximum', async () => {
  const listed = '{ type: integer, default: 10, enum: [10, 25, 100] }';
  expect(await lint(with10(''), listed)).toEqual([]);
  expect(await lint(with10(', maximum: 100'), listed)).toEqual([]);
  expect(await lint(with10(', maximum: 50'), listed)).toHaveLength(1);
});

test('rejects a parameter that the operation does not have', async () => {
  const found = await lint(`{ page: { parameter: page, first: 0 }, ${size}, elements: /elements }`);
  expect(found).toEqual([
    {
      at: 'openapi.yaml:13:42',
      message:
        'v2.listA has no query parameter "page". Add it to its parameters or correct x-pagination.',
    },
  ]);
});

test('rejects numbers that differ from those of the parameter', async () => {
  const found = await lint(
    `{ page: { parameter: _pageNumber, first: 1 }, size: { parameter: _pageSize, default: 25 }, elements: /elements }`,
  );
  expect(found.map(({ message }) => message)).toEqual([
    'x-pagination says page.first: 1, the parameter "_pageNumber" says default: 0. Use the same value in both places.',
    'x-pagination says size.maximum: nothing, the parameter "_pageSize" says maximum: 500. Use the same value in both places.',
  ]);
});

test('rejects pointers to missing fields or other types', async () => {
  const found = await lint(`{ ${page}, ${size}, elements: /totalElementCount, total: /count }`);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'elements: "/totalElementCount", but the schema of the 200 response of v2.listA has no array there.',
    ),
    expect.stringContaining(
      'total: "/count", but the schema of the 200 response of v2.listA does not have it.',
    ),
  ]);
});
