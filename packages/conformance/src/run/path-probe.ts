import type { Api, Operation } from '../document/api.js';
import { decodePercent } from '../document/pointer.js';
import type { Exchange, Reply, SentRequest } from '../http/exchange.js';
import { sameShape } from '../state/sources.js';

const methods = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];

/** Refusals that only an operation returns; others may come from a gateway or a body parser. */
const refusals = [402, 409, 422];

/** Tells whether a target knows the path of a 404: it does if it answers differently for a path of no operation. */
export class PathProbe {
  readonly #operations: readonly Operation[];
  readonly #answered = new Set<string>();
  readonly #differs = new Map<string, Promise<boolean>>();

  /** @param step a step that no path has */
  constructor(
    { operations }: Pick<Api, 'operations'>,
    private readonly send: (request: SentRequest) => Promise<Reply>,
    private readonly step: string,
  ) {
    this.#operations = operations;
  }

  /** True if the target answered as for a path that is not in the document, and never otherwise so far. */
  async isUnknown(operation: Operation, exchange: Exchange): Promise<boolean> {
    const { id } = operation;
    const { status } = exchange.reply;
    if (status < 300 || refusals.includes(status)) this.#answered.add(id);
    if (status !== 404 || this.#answered.has(id)) return false;
    const differs = this.#differs.get(id) ?? this.#compare(operation, exchange);
    this.#differs.set(id, differs);
    // Without a response, the next 404 asks again.
    void differs.catch(() => this.#differs.delete(id));
    return !(await differs) && !this.#answered.has(id);
  }

  /** True if the target tells the path of an operation from one that is not in the document. */
  async #compare(operation: Operation, { request, reply }: Exchange): Promise<boolean> {
    const nowhere = { ...request, url: this.#nowhere(operation, request.url) };
    if (!isAlike(request, reply, nowhere, await this.send(nowhere))) return true;
    const used = this.#operations.filter(({ path }) => sameShape(path, operation.path));
    const method = methods.find((each) => used.every((one) => one.method !== each));
    if (method === undefined) return false;
    const [here, there] = [request, nowhere].map((each) => ({ ...each, method, body: undefined }));
    if (!here || !there) return false;
    return !isAlike(here, await this.send(here), there, await this.send(there));
  }

  /** The URL with another last literal step, or with two more steps if the document has that path. */
  #nowhere({ path }: Operation, url: string): string {
    const steps = path.split('/');
    const last = steps.findLastIndex((step) => !step.includes('{'));
    const isKnown = this.#operations.some((each) =>
      sameShape(each.path, steps.with(last, '{step}').join('/')),
    );
    const found = new URL(url);
    // The target may have a path in front of those of the document.
    const all = found.pathname.split('/');
    const index = all.length - steps.length + last;
    const other = isKnown ? [...all, this.step, this.step] : all.with(index, this.step);
    found.pathname = other.join('/');
    return found.href;
  }
}

function isAlike(one: SentRequest, own: Reply, other: SentRequest, reply: Reply): boolean {
  return signatureOf(one, own) === signatureOf(other, reply);
}

/** What a response says, without the path and without words that have digits, such as ids and times. */
function signatureOf({ url }: SentRequest, { status, headers, text }: Reply): string {
  const steps = new URL(url).pathname.split('/').filter((step) => step !== '');
  const said = steps
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, step) => rest.replaceAll(step, '').replaceAll(decodePercent(step), ''), text);
  return `${status} ${headers['content-type']} ${said.replaceAll(/[\w.:-]*\d[\w.:-]*/g, '')}`;
}
