import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GlobalContext, transformSchemaObject } from 'openapi-typescript';
import type * as typescript from 'typescript';
import { runCommonJs } from './common-js.js';
import { loadMorph } from './morph.js';

/** A type as the compiler represents it. */
export type TypeNode = typescript.TypeNode;

/** The parts of openapi-typescript that turn one schema into a type. */
export interface Tool {
  readonly ts: typeof typescript;
  readonly transform: typeof transformSchemaObject;
}

const require = createRequire(import.meta.url);

/**
 * Loads openapi-typescript's own transformation of schemas, with the compiler that ts-morph brings
 * along: two of them would take twice the time to load and twice the memory. What reads and checks
 * whole documents is left out, since ours has been read and checked already, and so is what colours
 * messages.
 */
export function loadTool(): Tool {
  const { ts } = loadMorph() as unknown as { readonly ts: Tool['ts'] };
  const given = {
    typescript: ts,
    '@redocly/openapi-core/lib/ref-utils.js': noPlaces,
    'ansi-colors': {},
    'supports-color': {},
  };
  const file = require.resolve('openapi-typescript/dist/transform/schema-object.cjs');
  const library = join(dirname(file), '../lib');
  const writing = runCommonJs(join(library, 'ts.cjs'), { given });
  const utilities = runCommonJs(join(library, 'utils.cjs'), {
    given: { ...given, './ts.cjs': writing },
  });
  const { default: transform } = runCommonJs(file, {
    given: { ...given, '../lib/ts.cjs': writing, '../lib/utils.cjs': utilities },
  }) as { readonly default: Tool['transform'] };
  return { ts, transform };
}

/**
 * In place of the places of schemas, which openapi-typescript puts together for each property for
 * parts of it that do not run, with a reader of documents whose network and linting take longer to
 * load than most documents to generate.
 */
const noPlaces = {
  parseRef: () => ({ uri: null, pointer: [] }),
  escapePointer: (token: string) => token,
};

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
