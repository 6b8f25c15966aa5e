import {
  elements,
  field,
  fields,
  isObject,
  strings,
  type JsonObject,
} from '../../spec/document/guards.ts';
import { httpMethods } from '../../spec/document/methods.ts';
import { targetOf } from './decisions.ts';
import { embedJson, escapeHtml } from './html.ts';
import type { Operation, Parameter } from './operation/read-operation.ts';
import type { OperationEntry } from './operations.ts';
import { textOf } from './text.ts';

/** The target of the forms on operation pages. */
export interface TryIt {
  /** The origin of a sandbox, such as `http://127.0.0.1:4020`; empty for the server of the page. */
  readonly sandbox: string;
}

/** A link from a response to another operation, with the runtime expressions of the document. */
interface Next {
  readonly id: string;
  readonly href: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: JsonObject;
  readonly requestBody: unknown;
}

/** A list operation without path parameters. */
interface List {
  readonly path: string;
  /** The parameters of the operation, as runtime expressions. */
  readonly parameters: JsonObject;
}

/** Leaves out files, which make a list large. */
const withoutFiles = (value: string): boolean => value !== 'docfiles';

/** Writes the form of an operation with the settings of its script. It is hidden until the script runs. */
export function tryItForm(
  operation: Operation,
  { sandbox }: TryIt,
  {
    document,
    operations,
  }: { readonly document: JsonObject; readonly operations: readonly OperationEntry[] },
): string {
  const { entry, parameters, body } = operation;
  if (entry.isWebhook) return '';
  const raw = field(field(document['paths'], entry.path), entry.method.toLowerCase());
  const settings = {
    sandbox,
    id: entry.id,
    method: entry.method,
    path: entry.path,
    examples: body?.examples ?? [],
    keys: strings(field(field(raw, 'x-idempotency'), 'key')),
    next: linksOf(raw, document, operations),
    lists: listsOf(entry, document),
  };
  const required = parameters.filter((parameter) => parameter.required);
  const optional = parameters.filter((parameter) => !parameter.required);
  return `<section class="try" id="try" aria-labelledby="try-it" hidden>
<h2 id="try-it">Try it</h2>
<form id="try-form">
<p><label for="try-key">Test key</label><input id="try-key" autocomplete="off" spellcheck="false">
<span class="hint" id="try-tenant">Stored in this tab. Each key that begins with test_ opens its own tenant.</span></p>
${required.map((parameter) => inputOf(parameter, true)).join('\n')}
${optional.length === 0 ? '' : `<details><summary>Optional parameters</summary>\n${optional.map((parameter) => inputOf(parameter, false)).join('\n')}\n</details>`}
${body === undefined ? '' : bodyField(operation)}
<p class="actions"><button type="submit">Send</button>
<button type="button" id="try-fill">Use codes of this tenant</button>
<button type="button" id="try-marketplace">Fill with a marketplace</button></p>
<p id="try-state" role="status"></p>
</form>
<div id="try-answer"></div>
</section>
<script type="application/json" id="try-settings">${embedJson(settings)}</script>`;
}

function inputOf({ in: kind, name, example, type }: Parameter, isRequired: boolean): string {
  const id = `try-${kind}-${name}`;
  const text = textOfExample(example);
  const value = isRequired
    ? ` value="${escapeHtml(text)}" required`
    : ` placeholder="${escapeHtml(text)}"`;
  const hint = type.replaceAll('`', '').replaceAll(String.raw`\|`, '|');
  return `<p><label for="${id}">${escapeHtml(name)}</label><input id="${id}" data-in="${kind}" data-name="${escapeHtml(name)}"${value} autocomplete="off" spellcheck="false">
<span class="hint">${escapeHtml(`${kind}, ${hint}`)}</span></p>`;
}

/** Formats a value for a path or a query. */
function textOfExample(example: unknown): string {
  if (example === undefined) return '';
  if (Array.isArray(example)) return example.map((each) => textOfExample(each)).join(',');
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function bodyField({ body }: Operation): string {
  const examples = body?.examples ?? [];
  const choices = examples.map(
    ({ summary }, index) => `<option value="${index}">${escapeHtml(summary)}</option>`,
  );
  const choice =
    examples.length < 2
      ? ''
      : `<p><label for="try-example">Example</label><select id="try-example">${choices.join('')}</select></p>\n`;
  return `${choice}<p><label for="try-body">Request body</label><textarea id="try-body" rows="14" spellcheck="false"></textarea></p>`;
}

/** Returns the links of a successful response to operations of the site. */
function linksOf(
  operation: unknown,
  document: JsonObject,
  operations: readonly OperationEntry[],
): Next[] {
  return fields(field(operation, 'responses'))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => fields(field(response, 'links')))
    .flatMap(([, written]) => {
      const link = isObject(written) ? (targetOf(written, document) ?? written) : {};
      const entry = operations.find(({ id }) => id === link['operationId']);
      if (entry === undefined) return [];
      const { id, href, summary } = entry;
      const parameters = Object.fromEntries(fields(link['parameters']));
      const description = textOf(link['description']);
      return [{ id, href, summary, description, parameters, requestBody: link['requestBody'] }];
    });
}

/** Returns the list operations of the version without path parameters, with their links to the operation. */
function listsOf({ id, version }: OperationEntry, document: JsonObject): List[] {
  return fields(document['paths']).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = field(item, method);
      const name = field(operation, 'operationId');
      if (method !== 'get' || path.includes('{') || !String(name).startsWith(`${version}.`))
        return [];
      const parameters = elements(field(operation, 'parameters'))
        .filter(isObject)
        .map((parameter) => targetOf(parameter, document) ?? parameter);
      if (parameters.some((parameter) => parameter['required'] === true)) return [];
      const fragments = parameters.find((parameter) => parameter['name'] === '_fragments');
      const values = strings(field(field(fragments?.['schema'], 'items'), 'enum')).filter(
        withoutFiles,
      );
      const query = values.length === 0 ? '' : `?_fragments=${values.join(',')}`;
      const links = linksOf(operation, document, [{ id } as OperationEntry]);
      return [{ path: `${path}${query}`, parameters: links[0]?.parameters ?? {} }];
    }),
  );
}
