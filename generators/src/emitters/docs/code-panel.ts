import { isJson, jsonOf } from '../../model/media-type.js';
import type { Operation } from '../../model/contract.js';
import { successesOf } from '../client-calls.js';
import { highlight } from './highlight.js';
import { escapeHtml } from './html.js';
import { sampleValue } from './sample-value.js';
import { mediaOf, type Sample, samplesOf, textOf } from './samples.js';
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
    : samplesHtml(samplesOf(site.contract, operation, site.connection, site.callOf));
  const responses = isWebhook ? [] : responsesOf(site, operation).map(titledHtml);
  return `<aside class="samples" aria-label="${isWebhook ? 'Payload' : 'Request and response'}"><div class="stay">
${panel('request', isWebhook ? 'Payload' : 'Request', choice('request-example', 'Example', examples))}
${responses.length === 0 ? '' : panel('response', 'Response', choice('response-example', 'Response', responses))}
${isWebhook ? '' : tryForm(site, operation)}
</div></aside>`;
}

/** The payloads of a webhook. */
export function payloadsOf({ contract }: ReferenceSite, operation: Operation): Titled[] {
  const media = mediaOf(operation);
  if (!media) return [];
  const examples = media.examples.map(({ title = 'Payload', value }) => ({ title, value }));
  const made = media.schema
    ? [{ title: 'Payload', value: sampleValue(contract.lookup, media.schema, true) }]
    : [];
  return (examples.length > 0 ? examples : made).map(({ title, value }) => ({
    title,
    language: 'json',
    code: JSON.stringify(value, undefined, 2),
  }));
}

/** The examples of all responses; one from its schema for a successful response without examples. */
export function responsesOf({ contract }: ReferenceSite, operation: Operation): Titled[] {
  const successes = successesOf(operation);
  return operation.responses.flatMap((response) => {
    const { status, content, description } = response;
    const media = jsonOf(content) ?? content[0];
    const isSuccess = successes.includes(response);
    const [name = ''] = description.split(/(?<=\.)\s|\n/);
    const titled = (title: string | undefined): string => `${status} ${title ?? name}`.trim();
    if (!media)
      return isSuccess ? [{ title: titled(undefined), code: 'No body', language: '' }] : [];
    const examples = media.examples.map(({ title, value }) => ({ title: titled(title), value }));
    const made =
      isSuccess && media.schema && isJson(media.type)
        ? [{ title: titled(undefined), value: sampleValue(contract.lookup, media.schema, true) }]
        : [];
    return (examples.length > 0 ? examples : made).map(({ title, value }) => ({
      title,
      language: isJson(media.type) ? 'json' : '',
      code: isJson(media.type) ? JSON.stringify(value, undefined, 2) : textOf(value),
    }));
  });
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

/** The samples, each with its languages. */
function samplesHtml(samples: readonly Sample[]): Choice[] {
  return samples.map(({ title, codes }, index) => {
    const languages = codes.map(({ label, language, code }) => ({
      label,
      html: highlight(code, language),
    }));
    return { label: title || 'Request', html: tabs(`language-${index}`, 'Language', languages) };
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
): string {
  const items = panes.map(({ label, html }, index) => {
    const id = `${name}-${index}`;
    return `<input type="radio" name="${name}" id="${id}"${index === 0 ? ' checked' : ''}><label for="${id}">${escapeHtml(label)}</label><div class="pane">${html}</div>`;
  });
  return `<fieldset class="tabs ${kind}"><legend>${legend}</legend>\n${items.join('\n')}\n</fieldset>`;
}
