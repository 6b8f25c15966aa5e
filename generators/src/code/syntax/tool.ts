import { createRequire, Module } from 'node:module';
import type { GlobalContext, transformSchemaObject } from 'openapi-typescript';
import type * as typescript from 'typescript';

/** A type as the compiler represents it. */
export type TypeNode = typescript.TypeNode;

/** The parts of openapi-typescript that turn one schema into a type. */
export interface Tool {
  readonly ts: typeof typescript;
  readonly transform: typeof transformSchemaObject;
}

const require = createRequire(import.meta.url);

/**
 * Loads openapi-typescript's own transformation of schemas, and none of what reads and checks whole
 * documents: ours has been read and checked already. Loaded by `require`, because Node looks through
 * the whole compiler twice where it is imported.
 */
export function loadTool(): Tool {
  const ts = shareCompiler();
  sparePaths();
  const schemaObject = require('openapi-typescript/dist/transform/schema-object.cjs') as {
    readonly default: Tool['transform'];
  };
  return { ts, transform: schemaObject.default };
}

/**
 * Has openapi-typescript work with the compiler that ts-morph brings along, which writes interfaces
 * later in the run: two of them would take twice the time to load and twice the memory.
 */
function shareCompiler(): Tool['ts'] {
  const { ts } = require('ts-morph') as { readonly ts: Tool['ts'] };
  const file = require.resolve('typescript');
  require.cache[file] ??= Object.assign(new Module(file), { exports: ts, loaded: true });
  return ts;
}

/**
 * Has openapi-typescript do without the places of schemas, which it puts together for each property
 * for parts of it that do not run, and without the reader of documents that it takes the functions for
 * that from: its network and linting take longer to load than most documents to generate.
 */
function sparePaths(): void {
  const tool = createRequire(require.resolve('openapi-typescript'));
  const file = tool.resolve('@redocly/openapi-core/lib/ref-utils.js');
  const nowhere = { uri: null, pointer: [] };
  const exports = { parseRef: () => nowhere, escapePointer: (token: string) => token };
  tool.cache[file] ??= Object.assign(new Module(file), { exports, loaded: true });
}

/** The hooks by which the tool is told what its own dialect cannot express. */
export type Hooks = Required<Pick<GlobalContext, 'transform' | 'transformProperty'>>;

/** The tool's options. It resolves nothing: what it is given holds all that it needs. */
export function contextOf(hooks: Hooks): GlobalContext {
  return {
    ...hooks,
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: true,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // Settings of its reader, which does not run.
    redoc: undefined as never,
    resolve: () => undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
  };
}
