import type { Json } from '../../json.js';
import { isJson } from '../../model/media-type.js';
import type { Contract, MediaType, Operation } from '../../model/contract.js';
import { successesOf } from '../client-calls.js';
import { highlight } from './highlight.js';
import { escapeHtml } from './html.js';
import { jsonFirst, examplesOf, textOf } from './requests.js';
import { otherSamples } from './other-samples.js';
import { type Sample, samplesOf } from './samples.js';
import type { ReferenceSite } from './site.js';
import { tryForm } from './try-form.js';

/** An example with its title. */
export interface Titled {
  readonly title: string;
  readonly code: string;
  readonly language: string;
}

/** Writes the request and the response of an operation, which stay in sight beside its text. */
export function codePanel(site: ReferenceSite, operation: Operation): string {
  const isWebhook = site.contract.webhooks.includes(operation);
  const examples = isWebhook
    ? payloadsOf(site, operation).map(titledHtml)
    : samplesHtml(
        samplesOf(site.contract, operation, site.connection, site.callOf),
        otherLanguages(site, operation),
      );
  const responses = isWebhook ? [] : responsesOf(site, operation).map(titledHtml);
  return `<aside class="samples" aria-label="${isWebhook ? 'Payload' : 'Request and response'}"><div class="stay">
${panel('request', isWebhook ? 'Payload' : 'Request', choice('request-example', 'Example', examples))}
${responses.length === 0 ? '' : panel('response', 'Response', choice('response-example', 'Response', responses))}
${isWebhook ? '' : tryForm(site, operation)}
</div></aside>`;
}

/** Writes an example that stays in sight beside the text. */
export function codeAside(code: string): string {
  return `<aside class="samples" aria-label="Example"><div class="stay">
${panel('response', 'Example', highlight(code, 'json'))}
</div></aside>`;
}

/** The payloads of a webhook. */
export function payloadsOf({ contract }: ReferenceSite, operation: Operation): Titled[] {
  return jsonFirst(operation.body?.content).flatMap((media) =>
    examplesIn(contract, media, 'Payload'),
  );
}

/** The examples of all responses; one from its schema for a successful response without examples. */
export function responsesOf({ contract }: ReferenceSite, operation: Operation): Titled[] {
  const successes = successesOf(operation);
  return operation.responses.flatMap((response) => {
    const { status, content, description } = response;
    const isSuccess = successes.includes(response);
    const [name = ''] = description.split(/(?<=\.)\s|\n/);
    const title = `${status} ${name}`.trim();
    if (content.length === 0) return isSuccess ? [{ title, code: 'No body', language: '' }] : [];
    return jsonFirst(content)
      .filter(({ examples, type }) => examples.length > 0 || (isSuccess && isJson(type)))
      .flatMap((media) => examplesIn(contract, media, title, status));
  });
}

function examplesIn(
  contract: Contract,
  media: MediaType,
  otherwise: string,
  status = '',
): Titled[] {
  const isText = !isJson(media.type);
  return examplesOf(contract, media, true)
    .filter(({ value }) => value !== undefined)
    .map(({ title, value = '', serialized }) => ({
      title: title === undefined ? otherwise : `${status} ${title}`.trim(),
      language: isText ? '' : 'json',
      code: isText ? (serialized ?? textOf(value)) : jsonText(value),
    }));
}

/** Formats a value; some documents have the text of a JSON value as example. */
function jsonText(value: Json): string {
  const isJsonText = typeof value === 'string' && /^\s*[[{]/.test(value);
  return isJsonText ? value : JSON.stringify(value, undefined, 2);
}

function panel(kind: string, title: string, html: string): string {
  return `<section class="panel ${kind}" aria-labelledby="${kind}-title"><h2 id="${kind}-title">${title}</h2>\n${html}</section>`;
}

interface Choice {
  readonly label: string;
  readonly html: string;
}

function titledHtml({ title, code, language }: Titled): Choice {
  return { label: title, html: highlight(code, language) };
}

/** A link to the samples in other languages. A script makes a list of it, and adds the chosen one to the tabs. */
function otherLanguages(site: ReferenceSite, operation: Operation): string {
  const { file, languages } = otherSamples(site, operation);
  if (languages.length === 0) return '';
  return `\n<a class="more" href="${escapeHtml(file)}">${escapeHtml(languages.join(', '))}</a>`;
}

function samplesHtml(samples: readonly Sample[], more: string): Choice[] {
  return samples.map(({ title, codes }, index) => {
    const languages = codes.map(({ label, language, code }) => ({
      label,
      html: highlight(code, language),
    }));
    return {
      label: title || 'Request',
      html: tabs(`language-${index}`, 'Language', languages, 'languages', more),
    };
  });
}

/** A choice among examples, which a script shows as a list; nothing around the only one. */
function choice(name: string, legend: string, choices: readonly Choice[]): string {
  const [only] = choices;
  if (choices.length < 2)
    return only
      ? `${name === 'response-example' ? `<p class="only">${escapeHtml(only.label)}</p>` : ''}${only.html}`
      : '';
  return tabs(name, legend, choices, 'choice');
}

/** Tabs without a script: each radio button shows the pane after its label. */
export function tabs(
  name: string,
  legend: string,
  panes: readonly Choice[],
  kind = 'languages',
  more = '',
): string {
  const items = panes.map(({ label, html }, index) => {
    const id = `${name}-${index}`;
    return `<input type="radio" name="${name}" id="${id}"${index === 0 ? ' checked' : ''}><label for="${id}">${escapeHtml(label)}</label><div class="pane">${html}</div>`;
  });
  return `<fieldset class="tabs ${kind}"><legend>${legend}</legend>\n${items.join('\n')}${more}\n</fieldset>`;
}
