import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Emitter } from '../emitters/emitter.js';
import { emitters } from '../emitters/index.js';
import { UsageError } from './options.js';

/**
 * @param modules package names, or paths that begin with a dot or a slash; resolved from `folder`
 * @throws {UsageError} if a module cannot be loaded, has no emitter, or its name is already in use.
 */
export async function loadEmitters(
  modules: readonly string[],
  folder: string,
): Promise<readonly Emitter[]> {
  const loaded: Emitter[] = [];
  for (const module of modules) {
    const exported = Object.values(await load(module, folder));
    const found = [...new Set(exported.filter(isEmitter))];
    if (found.length === 0) {
      throw new UsageError(
        `${module} exports no emitter: an object with name, needs and emit (docs/writing-an-emitter.md).`,
      );
    }
    for (const emitter of found) {
      if ([...emitters, ...loaded].some(({ name }) => name === emitter.name)) {
        throw new UsageError(
          `${module} has an emitter ${emitter.name}, of which there is one already.`,
        );
      }
      loaded.push(emitter);
    }
  }
  return loaded;
}

async function load(module: string, folder: string): Promise<object> {
  try {
    const isPath = /^[./]|^[a-z]:/i.test(module);
    const file = isPath
      ? resolve(folder, module)
      : createRequire(resolve(folder, 'x')).resolve(module);
    return (await import(pathToFileURL(file).href)) as object;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Not the stack of modules, nor this file as the one that imports.
    const reason = message.split(/\n| imported from /)[0];
    throw new UsageError(`The emitter ${module} cannot be loaded: ${reason}.`, { cause: error });
  }
}

function isEmitter(value: unknown): value is Emitter {
  if (typeof value !== 'object' || value === null) return false;
  const { name, needs, emit } = value as Partial<Record<keyof Emitter, unknown>>;
  return (
    typeof name === 'string' &&
    /^[a-z][\w-]*$/.test(name) &&
    Array.isArray(needs) &&
    typeof emit === 'function'
  );
}
