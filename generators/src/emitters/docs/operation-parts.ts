import type { Contract, Operation, Response } from '../../model/contract.js';
import { successesOf } from '../client-calls.js';
import { operationAccess, serverLines } from './access.js';
import { bodyParts, bodyType, parameterParts, responseParts } from './message-parts.js';
import { idempotencyNote, paginationNote, callbackParts, linkParts } from './operation-notes.js';
import type { Part } from './parts.js';
import type { ReferenceSite } from './site.js';
import { moreAbout, rawOf } from './type-text.js';

/** The text of an operation: what stands at its top, and its sections. */
export interface OperationText {
  readonly lead: string;
  readonly parts: readonly Part[];
}

/** Reads the text of an operation: parameters first, then bodies, errors and rules. */
export function operationText(site: ReferenceSite, operation: Operation): OperationText {
  const { contract } = site;
  const [lead, details] = splitDescription(operation.description ?? '');
  const isWebhook = contract.webhooks.includes(operation);
  const successes = isWebhook ? operation.responses : successesOf(operation);
  const failures = operation.responses.filter((response) => !successes.includes(response));
  const rules = [
    paginationNote(operation),
    idempotencyNote(operation),
    details,
    ...moreOf(contract, operation),
  ].filter((text) => text !== '');
  return {
    lead,
    parts: [
      ...parameterParts(site, operation),
      ...bodyParts(site, operation),
      ...successes.flatMap((response, index) => responseParts(site, response, isWebhook, index)),
      ...(rules.length > 0 ? ['## Details', ...rules] : []),
      ...failureParts(site, failures),
      ...site.errorsOf(operation),
      ...linkParts(site, operation),
      ...callbackParts(site, operation),
      ...site.endOf(operation),
      ...operationAccess(site, operation),
      ...(operation.servers.length > 0 ? ['## Servers', serverLines(operation.servers)] : []),
    ],
  };
}

/** The longest description that stands at the top as a whole, in characters. */
const short = 320;

/** Splits a description into the paragraph for the top of the page, and the rest. */
function splitDescription(text: string): readonly [string, string] {
  const all = text.trim();
  const first = /^(?![-*#|>\d<`]).+?(?=\n\s*\n|$)/s.exec(all)?.[0] ?? '';
  if (all.length <= short || all.length === first.length) return [all, ''];
  return [first, all.slice(first.length).trim()];
}

/** The texts of its path, its further tags, and the link to more documentation. */
function moreOf(contract: Contract, { pointer, summary, description, tags }: Operation): string[] {
  const titles = tags.map((tag) => contract.tags.find(({ name }) => name === tag)?.title ?? tag);
  const item = rawOf(contract, {
    pointer: pointer.replace(/(?:\/additionalOperations)?\/[^/]*$/, ''),
  });
  const texts = [item['summary'], item['description']].filter((text) => typeof text === 'string');
  return [
    ...texts.filter((text) => text !== summary && text !== description),
    tags.length > 1 ? `Tags: ${titles.join(', ')}.` : '',
    moreAbout(rawOf(contract, { pointer })),
  ];
}

/** The failures as a table, and those whose content is no component. */
function failureParts(site: ReferenceSite, failures: readonly Response[]): Part[] {
  if (failures.length === 0) return [];
  const apart = failures.filter(
    ({ headers, content }) =>
      headers.length > 0 || content.some(({ schema }) => schema && schema.ref === undefined),
  );
  const rows = failures.map((response) => {
    const { status, description, content } = response;
    const bodies = content.map((media) => bodyType(site, media));
    const cells = [status, inCell(description), [...new Set(bodies)].join(' ')];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Errors',
    ['| Status | Meaning | Body |', '|---|---|---|', ...rows].join('\n'),
    ...apart.flatMap((response) => responseParts(site, response, false, 1, '###')),
  ];
}

function inCell(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
}
