import { isObject, type Json } from '../../json.js';
import { slug } from './html.js';
import type { Operation, SecurityScheme, Server } from '../../model/contract.js';
import type { ReferenceSite } from './site.js';
import { link, moreAbout, rawOf } from './type-text.js';
import { code } from '../values-text.js';

/** The servers with their variables, as a list in Markdown. */
export function serverLines(servers: readonly Server[]): string {
  const lines = servers.flatMap(({ url, environment, description, variables }) => [
    ['-', environment && `**${environment}**`, code(url), inline(description)]
      .filter(Boolean)
      .join(' '),
    ...variables.map(({ name, default: fallback, values, description: text }) => {
      const allowed = values ? `, one of ${values.map(code).join(', ')}` : '';
      return `  - ${code(name)}: default ${code(fallback)}${allowed}. ${inline(text)}`.trimEnd();
    }),
  ]);
  return lines.join('\n');
}

/** The servers of a document, and how requests are authenticated. */
export function accessText({ contract }: Pick<ReferenceSite, 'contract'>): string {
  const schemes = contract.securitySchemes.map((scheme) => {
    const raw = rawOf(contract, {
      pointer: `#/components/securitySchemes/${scheme.name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    });
    return [
      `### Scheme ${code(scheme.name)}`,
      `${howOf(scheme, raw)}.${scheme.deprecated ? ' Deprecated.' : ''}`,
      scheme.description?.trim() ?? '',
      ...flowTexts(raw['flows']),
    ];
  });
  const parts = [
    ...(contract.servers.length > 0 ? ['## Servers', serverLines(contract.servers)] : []),
    ...(schemes.length > 0 ? ['## Authentication', ...schemes.flat()] : []),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

function howOf(
  { type, in: place, parameter, scheme }: SecurityScheme,
  raw: ReturnType<typeof rawOf>,
): string {
  const { bearerFormat, openIdConnectUrl, oauth2MetadataUrl } = raw;
  const format = typeof bearerFormat === 'string' ? ` (${bearerFormat})` : '';
  if (type === 'apiKey')
    return `A key in the ${place === 'query' ? 'query parameter' : place} ${code(parameter ?? '')}`;
  if (type === 'http' && scheme === 'basic')
    return 'User name and password (HTTP Basic) in the header `Authorization`';
  if (type === 'http') return `HTTP ${scheme ?? ''}${format} in the header \`Authorization\``;
  if (type === 'mutualTLS') return 'A TLS certificate of the client';
  const where =
    typeof openIdConnectUrl === 'string'
      ? ` (OpenID Connect, ${code(openIdConnectUrl)})`
      : typeof oauth2MetadataUrl === 'string'
        ? ` (OAuth 2.0, ${code(oauth2MetadataUrl)})`
        : ' (OAuth 2.0)';
  return `A token${where} in the header \`Authorization\``;
}

function flowTexts(flows: Json | undefined): string[] {
  return Object.entries(isObject(flows) ? flows : {}).flatMap(([name, flow]) => {
    if (!isObject(flow)) return [];
    const urls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'].flatMap(
      (key) => (typeof flow[key] === 'string' ? [`${key} ${code(flow[key])}`] : []),
    );
    const scopes = Object.entries(isObject(flow['scopes']) ? flow['scopes'] : {}).map(
      ([scope, text]) =>
        `| ${code(scope)} | ${inline(typeof text === 'string' ? text : '').replaceAll('|', String.raw`\|`)} |`,
    );
    return [
      `Flow ${code(name)}: ${urls.join(', ')}.`,
      ...(scopes.length > 0 ? [['| Scope | Meaning |', '|---|---|', ...scopes].join('\n')] : []),
    ];
  });
}

/** The alternatives of an operation's authentication, with the scopes that it needs. */
export function operationAccess(
  site: ReferenceSite,
  { pointer }: Pick<Operation, 'pointer'>,
): string[] {
  const { contract, accessFile } = site;
  const security = rawOf(contract, { pointer })['security'] ?? contract.document['security'];
  const alternatives = Array.isArray(security) ? security.filter(isObject) : [];
  const known = new Set(contract.securitySchemes.map(({ name }) => name));
  const lines = alternatives.map((alternative) => {
    const schemes = Object.entries(alternative).map(([name, scopes]) => {
      const text = known.has(name)
        ? `[${code(name)}](${accessFile}#scheme-${slug(name)})`
        : code(name);
      const list = Array.isArray(scopes) ? scopes.map((scope: Json) => code(scope)) : [];
      return list.length === 0 ? text : `${text} with the scopes ${list.join(', ')}`;
    });
    return `- ${schemes.length === 0 ? 'without authentication' : schemes.join(' and ')}`;
  });
  if (lines.length === 0) return [];
  return [
    '## Authentication',
    lines.length === 1 ? (lines[0] ?? '').slice(2) : `One of:\n\n${lines.join('\n')}`,
  ];
}

/** Where the API is described, its contact and its licence, in Markdown. */
export function aboutText({ contract }: Pick<ReferenceSite, 'contract'>): string {
  const info = rawOf(contract, { pointer: '#/info' });
  const lines = ['contact', 'license'].map((kind) => {
    const value = info[kind];
    if (!isObject(value)) return '';
    const { name: text, url, email, identifier } = value;
    const words = [text, identifier, email].filter((each) => typeof each === 'string');
    const name = typeof url === 'string' ? link(words[0] ?? url, url) : words[0];
    return `${kind === 'contact' ? 'Contact' : 'License'}: ${[name, ...words.slice(1)].join(', ')}.`;
  });
  const { termsOfService: terms } = info;
  return [
    ...lines,
    typeof terms === 'string' ? link('Terms of service', terms) : '',
    moreAbout(contract.document),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function inline(text: string | undefined): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ');
}
