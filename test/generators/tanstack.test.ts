import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { emit, write } from '../../generators/src/testing/emitted.js';
import { runInPage } from '../packages/browser.js';

const document = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      x-pagination: { page: { parameter: page, first: 0 }, size: { parameter: size, default: 2 }, elements: /items, total: /total }
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: size, in: query, schema: { type: integer } }
      responses: { 200: { $ref: '#/components/responses/Pets' } }
  /kennel:
    post:
      operationId: createPet
      tags: [pets]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 200: { $ref: '#/components/responses/Pet' } }
  /pets/{calls}:
    get:
      operationId: getPet
      tags: [pets]
      parameters: [{ name: calls, in: path, required: true, schema: { type: string } }]
      responses: { 200: { $ref: '#/components/responses/Pet' } }
  /log:
    get:
      operationId: listLog
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses: { 200: { description: Some., content: { application/json: { schema: { $ref: '#/components/schemas/Log' } } } } }
  /ping:
    get: { operationId: ping, responses: { 204: { description: Fine. } } }
    post:
      operationId: poke
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { 204: { description: Fine. } }
  /events:
    get: { operationId: events, responses: { 200: { description: All., content: { text/event-stream: {} } } } }
components:
  responses:
    Pet: { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
    Pets: { description: Some., content: { application/json: { schema: { $ref: '#/components/schemas/Pets' } } } }
  schemas:
    Pet: { type: object, required: [name], properties: { name: { type: string } } }
    Pets: { type: object, required: [items, total], properties: { items: { type: array, items: { $ref: '#/components/schemas/Pet' } }, total: { type: integer } } }
    Log: { type: object, properties: { lines: { type: array, items: { type: string } }, meta: { type: object, properties: { next: { type: [string, 'null'] } } } } }
`;

const app = `import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { connect } from './client/index.js';
import { createPetMutation, getPetOptions, listLogInfiniteOptions, listPetsInfiniteOptions, getPingOptions } from './tanstack/index.js';

function Pets({ connection, settle }) {
  const pet = useQuery(getPetOptions(connection, '7'));
  const ping = useQuery(getPingOptions(connection));
  const pets = useInfiniteQuery(listPetsInfiniteOptions(connection, { size: 2 }));
  const log = useInfiniteQuery(listLogInfiniteOptions(connection));
  const create = useMutation(createPetMutation(connection));
  useEffect(() => { if (pets.hasNextPage && !pets.isFetching) pets.fetchNextPage(); }, [pets]);
  useEffect(() => { if (create.isIdle) create.mutate({ body: { name: 'Mila' } }); }, [create]);
  useEffect(() => {
    if (pet.isSuccess && ping.isSuccess && log.isSuccess && create.isSuccess && pets.isSuccess && !pets.hasNextPage)
      settle({
        pet: pet.data, ping: ping.data, created: create.data,
        pages: pets.data.pageParams, names: pets.data.pages.flatMap(({ items }) => items.map(({ name }) => name)),
        more: log.hasNextPage, cursor: log.data.pages[0].meta.next,
      });
  });
  return null;
}

globalThis.use = async (baseUrl) => {
  const root = document.body.appendChild(document.createElement('main'));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const connection = connect({ baseUrl });
  return new Promise((settle) => {
    const pets = createElement(Pets, { connection, settle });
    createRoot(root).render(createElement(QueryClientProvider, { client: queries }, pets));
  });
};`;

const answers = {
  '/pets': { items: [{ name: 'Ada' }, { name: 'Bob' }], total: 4 },
  '/pets/7': { name: 'Ida' },
  '/kennel': { name: 'Mila' },
  '/log': { lines: ['a'], meta: { next: 'x' } },
  '/ping': null,
};

test('variables of a mutation accept undefined where arguments of the client do', async () => {
  const files = await emit(document, ['types', 'client', 'tanstack']);
  const text = [...files.values()].join('\n');
  expect(text).toMatch(/interface PokeVariables \{\s+readonly body\?: Pet \| undefined;/);
  expect(text).toMatch(/interface CreatePetVariables \{\s+readonly body: Pet;/);
});

test('queries, pages and mutations run in a React app', { tags: 'chromium' }, async () => {
  const cursors = [{ parameter: 'cursor', next: '/meta/next' }];
  const files = await emit(document, ['types', 'client', 'tanstack'], { cursors });
  expect([...files.values()].join('')).not.toMatch(/eventsOptions|petsInfinite2/);
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: write(files), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = await runInPage(outputFiles[0]?.text ?? '', answers);
  expect(page).toEqual({
    errors: [],
    result: {
      pet: { name: 'Ida' },
      ping: null,
      created: { name: 'Mila' },
      pages: [0, 1],
      names: ['Ada', 'Bob', 'Ada', 'Bob'],
      more: true,
      cursor: 'x',
    },
  });
});
