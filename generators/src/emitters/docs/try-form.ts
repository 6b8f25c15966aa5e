import { isObject, resolvePointer } from '../../json.js';
import type { Contract, MediaType, Operation, Parameter } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { resolveSchema } from '../../model/resolved.js';
import { embedJson, escapeHtml } from './html.js';
import {
  alternativesOf,
  authorizationOf,
  jsonFirst,
  exampleOf,
  examplesOf,
  filesIn,
  textOf,
} from './requests.js';
import { titleOfOperation } from './sections.js';
import { emptyShape, shapeOf } from './shape.js';
import type { ReferenceSite } from './site.js';
import { typeText } from './type-text.js';

/** Writes the form that sends an operation. It is hidden until its script runs, which adds what can be chosen. */
export function tryForm(site: ReferenceSite, operation: Operation): string {
  const { contract } = site;
  const { parameters, method, path, id } = operation;
  const settings = {
    id,
    method: method.toUpperCase(),
    path,
    servers: site.serversOf(operation).map(({ url, description, variables }) => ({
      url,
      description,
      variables,
    })),
    security: securityOf(contract, operation),
    bodies: jsonFirst(operation.body?.content).map((media) => bodyOf(contract, media)),
    required: operation.body?.required === true,
    unique: uniqueFields(site, operation),
    next: linksOf(site, operation),
  };
  const required = parameters.filter((parameter) => parameter.required);
  const optional = parameters.filter((parameter) => !parameter.required);
  const inputs = (all: readonly Parameter[]): string =>
    all.map((each) => inputOf(site, each)).join('\n');
  return `<form class="panel try" id="try" aria-labelledby="try-title" hidden>
<h2 id="try-title">Try it</h2>
<div id="try-servers"></div>
<p><label for="try-server">Server</label><input id="try-server" type="url" required autocomplete="off" spellcheck="false" placeholder="https://"><span class="hint">The request goes to this address.</span></p>
<div id="try-access"></div>
${inputs(required)}
${optional.length === 0 ? '' : `<details><summary>Optional parameters</summary>\n${inputs(optional)}\n</details>`}
<div id="try-content"></div>
<p class="actions"><button type="submit">Send</button> <button type="button" id="try-close">Close</button></p>
<p id="try-state" role="status"></p>
<div id="try-answer"></div>
<script type="application/json" id="try-settings">${embedJson(settings)}</script>
</form>`;
}

function securityOf(contract: Contract, operation: Operation): object[] {
  return alternativesOf(contract, operation).map((schemes) =>
    schemes.map(({ name, type, in: place, parameter, scheme, description = '' }) => ({
      name,
      description: description.trim().split('\n\n')[0],
      in: type === 'mutualTLS' ? undefined : (place ?? 'header'),
      parameter: parameter ?? 'authorization',
      prefix: type === 'apiKey' ? '' : `${authorizationOf(scheme)} `,
      isBasic: scheme === 'basic',
    })),
  );
}

/** How a body of a media type is filled in: as text, as the fields of a form, or as a file. */
function bodyOf(contract: Contract, media: MediaType): object {
  const { type, schema, item } = media;
  const examples = examplesOf(contract, media).map(({ value }) => value);
  const isForm = /^(?:multipart\/|application\/x-www-form-urlencoded)/.test(type);
  if (!isForm || !schema || item) {
    const isText = isJson(type) || /^text\/|xml|yaml|graphql|javascript/.test(type);
    return { type, kind: isText ? 'text' : 'file', examples };
  }
  const files = filesIn(contract, media);
  const fields = resolveSchema(contract.lookup, schema).properties.map(({ name, required }) => ({
    name,
    required,
    isFile: files.includes(name),
  }));
  return { type, kind: fields.length > 0 ? 'form' : 'text', examples, fields };
}

/** The fields that need a new value for each request: those with `x-unique`, and the last part of the idempotency key. */
function uniqueFields(site: ReferenceSite, operation: Operation): string[] {
  const schema = jsonFirst(operation.body?.content)[0]?.schema;
  const isUnique = (pointer: string): boolean => {
    const property = resolvePointer(site.contract.document, pointer);
    return isObject(property) && property['x-unique'] === true;
  };
  const shape = schema ? shapeOf(site, schema) : emptyShape;
  const inner = shape.choices.flatMap(({ alternatives }) => alternatives.map((each) => each.shape));
  const unique = [shape, ...inner]
    .flatMap(({ fields }) => fields)
    .filter(({ pointers }) => pointers.some(isUnique))
    .map(({ name }) => name);
  return [...new Set([...(operation.idempotency?.key?.slice(-1) ?? []), ...unique])];
}

function inputOf(site: ReferenceSite, parameter: Parameter): string {
  const { in: kind, name, required, schema, wire, whole } = parameter;
  // A form is the members of an object.
  const isForm = whole?.type.includes('form-urlencoded') === true;
  const [style, explode] = isForm ? ['form', true] : [parameter.style, parameter.explode];
  const id = escapeHtml(`try-${kind}-${name}`);
  const example = exampleOf(site.contract, parameter);
  const text = escapeHtml(wire === 'object' ? JSON.stringify(example) : textOf(example));
  const value = required ? ` value="${text}" required` : ` placeholder="${text}"`;
  const type = typeText(site, schema).replaceAll(/ \((?:\[[^\]]*\]\([^)]*\)(?:, )?)+\)|`/g, '');
  const note =
    kind === 'cookie' ? '. A page cannot send it: the browser sends its own cookies' : '';
  const how = ` data-style="${escapeHtml(style)}" data-wire="${wire}"${explode ? ' data-explode' : ''}`;
  return `<p><label for="${id}">${escapeHtml(name)}</label><input id="${id}" data-in="${kind}" data-name="${escapeHtml(name)}"${how}${value}${kind === 'cookie' ? ' disabled' : ''} autocomplete="off" spellcheck="false">
<span class="hint">${escapeHtml(`${kind}, ${type}${note}`)}</span></p>`;
}

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
