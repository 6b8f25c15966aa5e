import type { Json } from '../../json.js';
import { defaultUrlOf, type Module } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { type Request, type RequestValue, requestsOf, textOf } from './requests.js';
import { modulesOf, titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * Returns a Postman collection (format 2.1) for each version of a document, by the name of its file: a request for each
 * operation, with the values of its first example. `baseUrl` and `apiKey` are variables of the collection.
 */
export function postmanCollections(site: ReferenceSite): ReadonlyMap<string, string> {
  const { contract } = site;
  const modules = modulesOf(contract).filter(({ name }) =>
    contract.operations.some((operation) => operation.name.module === name),
  );
  return new Map(
    modules.map((module) => [
      module.prefix === '' ? 'postman.json' : `${module.name}.postman.json`,
      `${JSON.stringify(collectionOf(site, module), undefined, 2)}\n`,
    ]),
  );
}

function collectionOf(
  { contract, sections, connection }: ReferenceSite,
  { name, prefix, title }: Module,
): Json {
  const variables = { server: '{{baseUrl}}', key: '{{apiKey}}' };
  const folders = sections.flatMap((section) => {
    const item = section.operations
      .filter((operation) => contract.operations.includes(operation))
      .flatMap((operation) =>
        requestsOf(contract, operation, variables)
          .slice(0, 1)
          .map((request) => ({ name: titleOfOperation(operation), request: itemOf(request) })),
      );
    return section.module.name === name && item.length > 0 ? [{ name: section.title, item }] : [];
  });
  const [server] = contract.servers;
  const baseUrl = connection.server ?? (server ? defaultUrlOf(server).replace(/\/+$/, '') : '');
  return {
    info: { name: prefix === '' ? contract.title : `${contract.title}, ${title}`, schema },
    item: folders,
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'apiKey', value: connection.key ?? '' },
    ],
  };
}

function itemOf({ method, url, headers, body }: Request): Json {
  const type =
    body === undefined || body.type.startsWith('multipart/') ? {} : { 'Content-Type': body.type };
  return {
    method,
    // A key in the query is a variable too.
    url: url.replaceAll('%7B%7BapiKey%7D%7D', '{{apiKey}}'),
    header: Object.entries({ ...headers, ...type }).map(([key, value]) => ({ key, value })),
    ...(body && { body: bodyOf(body) }),
  };
}

function bodyOf({ type, value, files }: RequestValue): Json {
  if (isJson(type)) {
    const raw = JSON.stringify(value, undefined, 2);
    return { mode: 'raw', raw, options: { raw: { language: 'json' } } };
  }
  const isForm = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isForm) return { mode: 'raw', raw: textOf(value) };
  const fields = Object.entries(value).map(([key, each]) =>
    files.includes(key) ? { key, type: 'file', src: [] } : { key, value: textOf(each) },
  );
  return type.startsWith('multipart/')
    ? { mode: 'formdata', formdata: fields }
    : { mode: 'urlencoded', urlencoded: fields };
}
