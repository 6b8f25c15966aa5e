import { elements, field, fields, type JsonObject } from '../../spec/document/guards.ts';
import type { ApiVersion } from '../../spec/document/versions.ts';
import { embedJson, escapeHtml } from './html.ts';
import { operationListFile } from './operation/operation-list.ts';
import { pageOf, slug } from './operations.ts';
import type { Page } from './shell.ts';
import { textOf } from './text.ts';

/**
 * The reference of one version as a page: the renderer draws the document that is part of it.
 * `note` says which decisions the version's paths rest on.
 */
export function referencePage(
  document: JsonObject,
  version: ApiVersion,
  versions: readonly ApiVersion[],
  note?: string,
): Page {
  const title = textOf(field(document['info'], 'title'));
  const settings = {
    document: introduced(document, version, versions, note),
    // The places of tags and webhooks, so that links from other pages find them.
    tags: slugs(elements(document['tags']).map((tag) => String(field(tag, 'name')))),
    webhooks: slugs(fields(document['webhooks']).map(([name]) => name)),
  };
  return {
    file: pageOf(version.name),
    title,
    version: version.name,
    classes: ['reference', `version-${version.name}`],
    // The renderer's element must be empty: it would take what stands in it for its own drawing.
    body: `<noscript><p class="notice">${escapeHtml(title)}: this page needs JavaScript.
<a href="${operationListFile(version.name)}">The pages of its operations</a> need none. The document itself is in <a href="openapi/${version.name}.yaml">openapi/${version.name}.yaml</a>.</p></noscript>
<main id="reference"></main>
<script type="application/json" id="settings">${embedJson(settings)}</script>`,
    scripts: ['assets/scalar.js', 'assets/reference.js'],
  };
}

/** Says first which version this is, and where the others are. */
function introduced(
  document: JsonObject,
  version: ApiVersion,
  versions: readonly ApiVersion[],
  note: string | undefined,
): JsonObject {
  const info = Object.fromEntries(fields(document['info']));
  const others = versions.filter(({ name }) => name !== version.name);
  const description = [
    `**You read ${version.title}**, the operations under \`${version.basePath}\`.`,
    ...(note === undefined ? [] : [note]),
    ...others.map(
      ({ name, title, basePath }) =>
        `[${title}](${pageOf(name)}), under \`${basePath}\`, has its own page.`,
    ),
    `\n\n${textOf(info['description'])}`,
  ].join(' ');
  // The document's own number, drawn as "v1.0.0", would pass for the version of the API.
  return { ...document, info: { ...info, version: version.name, description } };
}

function slugs(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, slug(name)]));
}
