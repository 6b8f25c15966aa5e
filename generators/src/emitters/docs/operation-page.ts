import type { Operation } from '../../model/contract.js';
import { codePanel, payloadsOf, responsesOf } from './code-panel.js';
import { escapeHtml } from './html.js';
import { operationText } from './operation-parts.js';
import { partsHtml, partsMarkdown } from './parts.js';
import { codeBlock, otherSamples, sampleBlocks } from './other-samples.js';
import { samplesOf } from './samples.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';

/** Writes the page of an operation as HTML, without the layout around it: text, and code beside it. */
export function operationHtml(site: ReferenceSite, operation: Operation): string {
  const { lead, parts } = operationText(site, operation);
  const { renderer } = site;
  return `<article class="operation">
<header>
<h1 id="operation">${escapeHtml(titleOfOperation(operation))}</h1>
<p class="endpoint">${endpointHtml(site, operation)}</p>
${site.linksOf(operation)}${operation.deprecated ? '<p class="deprecated">Deprecated</p>\n' : ''}${renderer.blocks(lead)}</header>
${codePanel(site, operation)}
<div class="body">
${partsHtml(parts, site)}</div>
</article>
`;
}

/** Writes the same page as Markdown. */
export function operationMarkdown(site: ReferenceSite, operation: Operation): string {
  const { lead, parts } = operationText(site, operation);
  const isWebhook = site.contract.webhooks.includes(operation);
  const requests = isWebhook
    ? []
    : samplesOf(site.contract, operation, site.connection, site.callOf).flatMap(sampleBlocks);
  const { file, languages } = otherSamples(site, operation);
  const bodies = isWebhook ? payloadsOf(site, operation) : responsesOf(site, operation);
  const examples = bodies.map(
    ({ title, language, code }) => `### ${title}\n\n${codeBlock(language, code)}`,
  );
  return `${partsMarkdown([
    `# ${titleOfOperation(operation)}`,
    codeBlock(
      'http',
      isWebhook
        ? 'POST (the URL that you configured)'
        : `${operation.method.toUpperCase()} ${operation.path}`,
    ),
    `\`${operation.id}\``,
    lead,
    ...parts,
    '## Examples',
    ...requests,
    ...(languages.length === 0 ? [] : [`The request in [${languages.join(', ')}](${file}).`]),
    ...examples,
  ])}\n`;
}

/** The method and path of an operation, or the name of a webhook. */
export function endpointHtml({ contract }: ReferenceSite, operation: Operation): string {
  const { method, path } = operation;
  const kind = contract.webhooks.includes(operation) ? 'webhook' : method;
  // Long paths break after a slash, not within a name.
  const text = escapeHtml(path).replaceAll('/', '/<wbr>');
  return `<span class="method ${kind}">${kind === 'webhook' ? 'event' : method.toUpperCase()}</span> <code>${text}</code>`;
}
