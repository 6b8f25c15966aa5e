import { isObject, resolvePointer } from '../../json.js';
import type { Contract, Operation, Parameter } from '../../model/contract.js';
import { fieldsOf } from './fields.js';
import { embedJson, escapeHtml } from './html.js';
import { exampleOf, mediaOf, requestsOf, securityOf, textOf } from './samples.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';
import { typeText } from './type-text.js';

/** The text that stands for the key in the headers of the form's settings. */
const keyMark = '{key}';

/** Writes the form that sends an operation. It is hidden until its script runs. */
export function tryForm(site: ReferenceSite, operation: Operation): string {
  const { contract, tryServer } = site;
  const { parameters, method, path, id } = operation;
  const media = mediaOf(operation);
  const { headers, query } = securityOf(contract, operation, keyMark);
  const needsKey = Object.keys({ ...headers, ...query }).length > 0;
  const settings = {
    id,
    method: method.toUpperCase(),
    path,
    headers,
    query,
    type: media?.type,
    examples: requestsOf(contract, operation, site.connection).map(({ body }) => body?.value),
    unique: uniqueFields(contract, operation),
    next: linksOf(site, operation),
  };
  const required = parameters.filter((parameter) => parameter.required);
  const optional = parameters.filter((parameter) => !parameter.required);
  const inputs = (all: readonly Parameter[]): string =>
    all.map((each) => inputOf(site, each)).join('\n');
  return `<form class="panel try" id="try" aria-labelledby="try-title" hidden>
<h2 id="try-title">Try it</h2>
<p><label for="try-server">Server</label><input id="try-server" type="url" required data-default="${escapeHtml(tryServer)}" autocomplete="off" spellcheck="false"></p>
${needsKey ? `<p><label for="try-key">Key</label><input id="try-key" autocomplete="off" spellcheck="false" placeholder="${escapeHtml(site.connection.key ?? 'Your key')}"><span class="hint">Kept in this tab, and sent only to the server.</span></p>` : ''}
${inputs(required)}
${optional.length === 0 ? '' : `<details><summary>Optional parameters</summary>\n${inputs(optional)}\n</details>`}
${media === undefined ? '' : '<p><label for="try-body">Request body</label><textarea id="try-body" rows="12" spellcheck="false"></textarea></p>'}
<p class="actions"><button type="submit">Send</button> <button type="button" id="try-close">Close</button></p>
<p id="try-state" role="status"></p>
<div id="try-answer"></div>
<script type="application/json" id="try-settings">${embedJson(settings)}</script>
</form>`;
}

/** The fields that need a new value for each request: those with `x-unique`, and the last part of the idempotency key. */
function uniqueFields(contract: Contract, operation: Operation): string[] {
  const schema = mediaOf(operation)?.schema;
  const isUnique = (pointer: string): boolean => {
    const property = resolvePointer(contract.document, pointer);
    return isObject(property) && property['x-unique'] === true;
  };
  const fields = schema ? fieldsOf(contract, schema) : [];
  const unique = fields.filter(({ pointers }) => pointers.some(isUnique)).map(({ name }) => name);
  return [...new Set([...(operation.idempotency?.key?.slice(-1) ?? []), ...unique])];
}

function inputOf({ contract }: ReferenceSite, parameter: Parameter): string {
  const { in: kind, name, required, schema } = parameter;
  const id = escapeHtml(`try-${kind}-${name}`);
  const text = escapeHtml(textOf(exampleOf(contract, parameter)));
  const value = required ? ` value="${text}" required` : ` placeholder="${text}"`;
  const hint = escapeHtml(`${kind}, ${typeText(contract.lookup, schema).replaceAll('`', '')}`);
  return `<p><label for="${id}">${escapeHtml(name)}</label><input id="${id}" data-in="${kind}" data-name="${escapeHtml(name)}"${value} autocomplete="off" spellcheck="false">
<span class="hint">${hint}</span></p>`;
}

/** The links of successful responses, with their runtime expressions. */
function linksOf({ contract, fileOf }: ReferenceSite, { id }: Operation): object[] {
  return contract.links
    .filter((link) => link.operation === id && link.status.startsWith('2'))
    .flatMap(({ target, parameters, body }) => {
      const found = contract.operations.find((operation) => operation.id === target);
      if (!found) return [];
      return [
        { id: target, href: fileOf(found), title: titleOfOperation(found), parameters, body },
      ];
    });
}
