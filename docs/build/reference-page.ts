import { elements, field, fields, type JsonObject } from '../../spec/document/guards.ts';
import type { ApiVersion } from '../../spec/document/versions.ts';
import { embedJson, escapeHtml } from './html.ts';
import { operationListFile } from './operation/operation-list.ts';
import { legendOf } from './operation/operation-markdown.ts';
import { pageOf, slug } from './operations.ts';
import type { Page } from './shell.ts';
import { textOf } from './text.ts';

/**
 * Returns the page with the interactive reference of one version. The renderer draws the embedded document.
 * @param mark the links to the decisions about the paths of the version, or nothing
 */
export function referencePage(
  document: JsonObject,
  version: ApiVersion,
  versions: readonly ApiVersion[],
  mark: string,
): Page {
  const title = textOf(field(document['info'], 'title'));
  const settings = {
    document: introduced(document, version, versions, mark),
    // The anchors of tags and webhooks, for links from other pages.
    tags: slugs(elements(document['tags']).map((tag) => String(field(tag, 'name')))),
    webhooks: slugs(fields(document['webhooks']).map(([name]) => name)),
  };
  return {
    file: pageOf(version.name),
    title,
    version: version.name,
    classes: ['reference', `version-${version.name}`],
    // The element of the renderer must be empty.
    body: `<noscript><p class="notice">${escapeHtml(title)}: this page requires JavaScript.
<a href="${operationListFile(version.name)}">The pages of the operations</a> do not. The document is <a href="openapi/${version.name}.yaml">openapi/${version.name}.yaml</a>.</p></noscript>
<main id="reference"></main>
<script type="application/json" id="settings">${embedJson(settings)}</script>`,
    scripts: ['assets/scalar.js', 'assets/reference.js'],
  };
}

/** Adds to the description which version this is, with links to the others. */
function introduced(
  document: JsonObject,
  version: ApiVersion,
  versions: readonly ApiVersion[],
  mark: string,
): JsonObject {
  const info = Object.fromEntries(fields(document['info']));
  const others = versions.filter(({ name }) => name !== version.name);
  const description = [
    `**This is ${version.title}**, with the operations under \`${version.basePath}\`${mark}.`,
    ...others.map(
      ({ name, title, basePath }) =>
        `[${title}](${pageOf(name)}), under \`${basePath}\`, has its own page.`,
    ),
    `\n\n${legendOf('a sentence')}\n\n${textOf(info['description'])}`,
  ].join(' ');
  // The renderer would show the document's version as "v1.0.0", like an API version.
  return { ...document, info: { ...info, version: version.name, description } };
}

function slugs(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, slug(name)]));
}
