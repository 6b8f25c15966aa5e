import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { emit, write } from '../../testing/emitted.js';
import { document, unversioned } from './testing/documents.js';
import { compiler } from '../../testing/compiler.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const usage = readFileSync(new URL('testing/usage.ts.txt', import.meta.url), 'utf8');
const files = new Map<string, string>([['usage.ts', usage]]);
let folder = '';

beforeAll(async () => {
  for (const [name, api] of Object.entries({ versioned: document, unversioned })) {
    const emitted = await emit(JSON.stringify(api), ['types', 'validators', 'server']);
    for (const [path, text] of emitted) files.set(`${name}/${path}`, text);
  }
  folder = write(Array.from(files, ([path, text]) => ({ path, text })));
});

describe('the emitted server', () => {
  it('has an interface and a table per version', () => {
    expect(files.get('versioned/server/v1.ts')).toMatchInlineSnapshot(`
      "// Generated from the OpenAPI document. Do not edit: change the document or the generator.

      import * as operations from '../types/operations/v1.js';
      import * as validators from '../validators/operations/v1.js';
      import { type Route, makeRoute } from './runtime/app.js';
      import type { Awaitable, OperationRequest, OperationResponse } from './runtime/response.js';

      /**
       * Handlers for the operations of Version 1.
       *
       * \`Context\` is the type that the option \`authenticate\` returns for an accepted caller.
       */
      export interface V1Handlers<Context = true> {
        /**
         * List cups
         *
         * All of them *\\/ in pages.
         *
         * \`GET /v1/cups\`
         */
        listCups(
          request: OperationRequest<operations.ListCups, 'page'>,
          context: Context,
        ): Awaitable<OperationResponse<operations.ListCups>>;

        /**
         * \`POST /v1/cups\`
         *
         * Deprecated.
         */
        createCup(
          request: OperationRequest<operations.CreateCup>,
          context: Context,
        ): Awaitable<OperationResponse<operations.CreateCup>>;

        /** \`GET /v1/health\` */
        health(
          request: OperationRequest<operations.Health>,
          context: undefined,
        ): Awaitable<OperationResponse<operations.Health>>;
      }

      /** The operations of Version 1 with their validators. */
      export const routes: readonly Route[] = [
        makeRoute('listCups', operations.listCups, validators.listCups),
        makeRoute('createCup', operations.createCup, validators.createCup),
        makeRoute('health', operations.health, validators.health),
      ];
      "
    `);
  });

  it('has a function that creates the server', () => {
    expect(files.get('versioned/server/index.ts')).toMatchInlineSnapshot(`
      "// Generated from the OpenAPI document. Do not edit: change the document or the generator.

      import { securitySchemes } from '../types/operations/security.js';
      import { errorShapes } from './errors.js';
      import { type CallerContext, type SecuredServerOptions, createApp } from './runtime/app.js';
      import { type V1Handlers, routes as v1Routes } from './v1.js';
      import { type V2Handlers, routes as v2Routes } from './v2.js';
      import type { Hono } from 'hono';

      /** Handlers for the operations of each version. The server returns 501 for operations without handler. */
      export interface Handlers<Context = true> {
        /** Version 1. */
        readonly v1?: Partial<V1Handlers<Context>>;
        /** Version 2. */
        readonly v2?: Partial<V2Handlers<Context>>;
      }

      /**
       * Creates a server: a Hono app with \`fetch\` for any runtime and \`request\` for tests without a
       * socket. It parses and validates each request by the document and calls its handler. To run
       * middleware first, mount it: \`new Hono().use(…).route('/', server)\`.
       * @param handlers the handlers; the server returns 501 for operations without handler
       * @throws {Error} if operations are secured and \`authenticate\` is missing
       */
      export function createServer<Context extends CallerContext = true>(
        handlers: Handlers<Context>,
        options: SecuredServerOptions<Context>,
      ): Hono {
        return createApp(
          [
            { routes: v1Routes, handlers: handlers.v1 },
            { routes: v2Routes, handlers: handlers.v2 },
          ],
          options,
          securitySchemes,
          errorShapes,
        );
      }

      export type { V1Handlers } from './v1.js';
      export type { V2Handlers } from './v2.js';

      export {
        type Authenticate,
        type CallerContext,
        refuse,
        type Refusal,
        type SecurityRequirement,
        type Credentials,
        type SecuredServerOptions,
        type ServerOptions,
        TolerantRouter,
      } from './runtime/app.js';

      export {
        ResponseViolation,
        type Awaitable,
        type OperationRequest,
        type OperationResponse,
        type RawBody,
        type Reply,
        type ResponseHeaders,
        type EventFields,
        ServerEvent,
      } from './runtime/response.js';

      export {
        type ErrorFormatter,
        type Exchange,
        type RequestProblem,
        fieldPath,
        type Issue,
        type IssueCode,
        renderTemplate,
        RequestError,
        type RequestPart,
        genericErrors,
        messageOf,
        statusOf,
        HttpError,
        toIssues,
      } from './runtime/errors.js';

      export type { CheckRequest, ValidRequest } from './runtime/request.js';
      "
    `);
  });

  it('requires no options without security', () => {
    expect(files.get('unversioned/server/index.ts')).toContain(
      'createServer(handlers: Handlers, options: ServerOptions = {}): Hono {',
    );
    expect(files.get('unversioned/server/api.ts')).toContain('export interface ApiHandlers {');
  });

  it('types bodies that are not JSON as the runtime reads them', () => {
    const code = files.get('unversioned/server/api.ts');
    expect(code).toContain('OperationRequest<operations.PutText, never, string>');
    expect(code).toContain('operations.PutAny, never, unknown');
    expect(code).toMatch(
      /operations\.PutMany,\s+never,\s+operations\.PutMany\['body'\] \| FormData \| Uint8Array \| undefined/,
    );
  });

  it('reads forms and writes streams where a body may be one', () => {
    const routes = (files.get('unversioned/server/api.ts') ?? '').replaceAll(/\s+/g, ' ');
    const [urlEncoded, multipart] = [
      "'application/x-www-form-urlencoded': readFormData",
      "'multipart/form-data': readFormData",
    ];
    expect(routes).toContain("'putText', operations.putText, validators.putText),");
    expect(routes).toContain(`validators.putAny, { forms: { ${urlEncoded}, ${multipart}, }, }),`);
    expect(routes).toContain(`validators.putMany, { forms: { ${multipart} }, }),`);
    expect(routes).toContain('validators.getRange, { stream: writeItems })');
  });

  it('compiles, and so does a program that uses it', () => {
    const config = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: { typeRoots: [join(repository, 'node_modules/@types')] },
      include: ['**/*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout, status } = spawnSync(process.execPath, [...compiler, '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('runs', async () => {
    const { server } = (await import(join(folder, 'usage.ts'))) as { server: Hono };
    const created = await server.request('/v1/cups', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify({ name: 'cup' }),
    });
    expect(created.status).toBe(200);
    expect(await created.json()).toEqual({ code: 'owner/cup', name: 'cup' });
  });
});
