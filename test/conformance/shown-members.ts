import { api } from './run.js';

type Part = ReturnType<typeof api.schemas.part>;

export class ShownMembers {
  readonly #shown = new Set<string>();
  readonly #routes = api.operations.map((operation) => {
    const { method, path } = operation;
    return { operation, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

  async record({ method, url }: Request, response: Response): Promise<void> {
    const { pathname } = new URL(url);
    const found = this.#routes.find((each) => each.method === method && each.path.test(pathname));
    const [schema] =
      found?.operation.responses.get(String(response.status))?.content.values() ?? [];
    if (schema) this.#visit(api.schemas.part(schema), await response.json());
  }

  /** The members of the document that no request can set, and that no response had a value of. */
  get missing(): string[] {
    const settable = new Set(
      pointersOf(api.operations.flatMap(({ body }) => body?.schema ?? [])).map(nameOf),
    );
    const rules = api.operations.flatMap(({ responses }) => [...responses]);
    const shown = rules.filter(([status]) => Number(status) < 500);
    const bodies = shown.flatMap(([, { content }]) => [...content.values()]);
    return pointersOf(bodies.flatMap((body) => body ?? [])).filter(
      (pointer) => !this.#shown.has(pointer) && !settable.has(nameOf(pointer)),
    );
  }

  #visit(part: Part, value: unknown): void {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return;
    this.#shown.add(part.located.pointer);
    for (const each of applied(part))
      if (part.branches.length < 2 || api.schemas.fits(each.located, value, 'response'))
        this.#visit(each, value);
    if (Array.isArray(value)) for (const each of value) this.#visit(part.items, each);
    else if (typeof value === 'object')
      for (const [name, each] of Object.entries(value))
        if (memberNames(part).includes(name)) this.#visit(part.member(name), each);
  }
}

function pointersOf(schemas: readonly Part['located'][]): string[] {
  const all = new Set<string>();
  const visit = (part: Part): void => {
    const { pointer } = part.located;
    if (!part.isSchema || all.has(pointer)) return;
    all.add(pointer);
    for (const each of applied(part)) visit(each);
    visit(part.items);
    for (const name of memberNames(part)) visit(part.member(name));
  };
  for (const schema of schemas) visit(api.schemas.part(schema));
  return [...all].filter((pointer) => /\/properties\/[^/]+$/.test(pointer));
}

function nameOf(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function applied({ target, all, branches }: Part): Part[] {
  return [...(target ? [target] : []), ...all, ...branches];
}

function memberNames({ located }: Part): string[] {
  const { properties = {} } = (located.value ?? {}) as { properties?: object };
  return Object.keys(properties);
}
