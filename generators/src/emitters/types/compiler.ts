import { createRequire } from 'node:module';
import type * as openapiTypescript from 'openapi-typescript';
import type * as ts from 'typescript';

// Uses `require`: an import would first scan the compiler (nine million characters) for its exports, which
// takes 80 ms and 20 MB. The published package uses the compiler of ts-morph instead (see
// scripts/bundle-generators.ts).
const require = createRequire(import.meta.url);

/** The compiler whose nodes openapi-typescript makes. */
export const compiler = require('typescript') as typeof ts;

/** The type of a schema, as a node of the compiler. */
export const { transformSchemaObject } = require('openapi-typescript') as typeof openapiTypescript;
