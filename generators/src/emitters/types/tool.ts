import { createRequire } from 'node:module';
import type { GlobalContext, transformSchemaObject } from 'openapi-typescript';
import type * as typescript from 'typescript';

/** A type as the compiler represents it. */
export type TypeNode = typescript.TypeNode;

/** The parts of openapi-typescript that turn one schema into a type. */
export interface Tool {
  readonly ts: typeof typescript;
  readonly transform: typeof transformSchemaObject;
}

/**
 * Loads openapi-typescript's own transformation of schemas and the compiler that it stands on, and
 * none of what reads and checks whole documents: ours has been read and checked already. Loaded by
 * `require`, because Node looks through the whole compiler twice where it is imported.
 */
export function loadTool(): Tool {
  const require = createRequire(import.meta.url);
  const schemaObject = require('openapi-typescript/dist/transform/schema-object.cjs') as {
    readonly default: Tool['transform'];
  };
  return { ts: require('typescript') as typeof typescript, transform: schemaObject.default };
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
