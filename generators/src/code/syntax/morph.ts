import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as morph from 'ts-morph';
import { runCommonJs } from './common-js.js';

const require = createRequire(import.meta.url);

let loaded: typeof morph | undefined;

/**
 * Loads ts-morph and the compiler in it, which takes longer than all else that a small document
 * needs: without the declarations of the language's library, which are two thirds of its own code and
 * of use to programs that are type-checked, and without what finds files by patterns.
 */
export function loadMorph(): typeof morph {
  loaded ??= runMorph();
  return loaded;
}

function runMorph(): typeof morph {
  const file = require.resolve('ts-morph');
  const common = createRequire(file).resolve('@ts-morph/common');
  const compiler = runCommonJs(join(dirname(common), 'typescript.js'));
  const given = { './typescript': compiler, minimatch: {}, tinyglobby: {} };
  const shared = runCommonJs(common, { given, edit: withoutLibrary });
  return runCommonJs(file, { given: { '@ts-morph/common': shared } }) as typeof morph;
}

/** Leaves out the texts of `lib.*.d.ts`; nothing where they do not stand as they used to. */
export function withoutLibrary(source: Buffer): Buffer {
  const start = source.indexOf('const libFiles = [');
  const end = source.indexOf('\n    }];\n', start);
  if (start === -1 || end === -1) return source;
  const rest = source.subarray(end + '\n    }];'.length);
  return Buffer.concat([source.subarray(0, start), Buffer.from('const libFiles = [];'), rest]);
}
