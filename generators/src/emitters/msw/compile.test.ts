import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileFolder } from '../../testing/compiler.js';
import { documentOf } from '../../testing/document.js';
import { emit, write } from '../../testing/emitted.js';

const pets = readFileSync(join(import.meta.dirname, 'golden/responses.yaml'), 'utf8');

const usage = `
import { handlers, type MockResponse, type Responses } from './msw/index.js';
import { handlers as own } from './msw/api.js';
import { setupServer } from 'msw/node';

const gone: MockResponse<Responses['deletePet']> = { status: 204 };

setupServer(
  ...own(),
  ...handlers({
    seed: 7,
    status: { getPet: 404, listPets: 418 },
    override: {
      deletePet: gone,
      listPets: { status: 422, body: { code: 'many' } },
      getPet: async ({ request, params, sample }) => {
        const { name } = sample(200);
        const { code } = sample(404);
        if (request.url === params['pet_id']) return { status: 404, body: { code } };
        return { status: 200, body: { name } };
      },
    },
  }),
);

// @ts-expect-error unknown operation
handlers({ status: { getDog: 200 } });
// @ts-expect-error undocumented status
handlers({ status: { getPet: 500 } });
// @ts-expect-error the body of another status
handlers({ override: { getPet: { status: 404, body: { name: 'Rex' } } } });
// @ts-expect-error missing body
handlers({ override: { getPet: { status: 200 } } });
// @ts-expect-error the response has no body
handlers({ override: { deletePet: { status: 204, body: 'gone' } } });
`;

const strangeNames = documentOf({
  paths: {
    "/{it's}/{1}*/#a": {
      get: { operationId: 'Responses', responses: {} },
      put: { operationId: '__proto__', responses: { default: { description: '' } } },
      post: { operationId: 'HttpHandler', responses: { '2XX': { description: '' } } },
      parameters: ["it's", '1'].map((name) => {
        return { name, in: 'path', required: true, schema: {} };
      }),
    },
  },
});

/** The documents and the programs that use their handlers. The compiler starts once for all. */
const projects = {
  uses: [pets, usage],
  'no-operations': [documentOf({}), `import './msw/index.js';`],
  schemas: [
    readFileSync(join(import.meta.dirname, 'golden/schemas.yaml'), 'utf8'),
    `import './msw/index.js';`,
  ],
  'strange-names': [strangeNames, `import './msw/index.js';`],
} as const;

test('handlers compile, and their options accept only documented values', async () => {
  const files = new Map<string, string>();
  for (const [name, [document, program]] of Object.entries(projects)) {
    const emitted = await emit(document, ['types', 'msw']);
    for (const [path, text] of [...emitted, ['usage.ts', program] as const])
      files.set(`${name}/${path}`, text);
  }
  expect(await compileFolder(write(files), { types: ['node'] })).toBe('');
});
