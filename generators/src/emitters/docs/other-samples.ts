import { HTTPSnippet, type HarRequest } from '@readme/httpsnippet';
import { isObject } from '../../json.js';
import type { Operation } from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { type Request, requestsOf, textOf } from './requests.js';
import type { Sample } from './samples.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';

/** A language for which @readme/httpsnippet writes the code. */
interface Language {
  readonly label: string;
  readonly target: 'csharp' | 'go' | 'java' | 'php' | 'python' | 'ruby';
  readonly client: string;
  /** Texts in JSON that the library does not quote for this language: such a request has no sample. */
  readonly unquoted?: RegExp;
  /** True if the code reads the files that it uploads. */
  readonly files?: true;
}

const languages: readonly Language[] = [
  { label: 'Python', target: 'python', client: 'requests', unquoted: /\\/, files: true },
  { label: 'Go', target: 'go', client: 'native' },
  { label: 'Java', target: 'java', client: 'nethttp' },
  { label: 'PHP', target: 'php', client: 'guzzle' },
  { label: 'Ruby', target: 'ruby', client: 'native', unquoted: /#[{$@]/ },
  { label: 'C#', target: 'csharp', client: 'httpclient' },
];

/** The samples of an operation in other languages than those of its page: a file of their own, so that pages stay small. */
export function otherSamples(site: ReferenceSite, operation: Operation) {
  const isWebhook = site.contract.webhooks.includes(operation);
  const samples = isWebhook ? [] : samplesIn(site, operation);
  const labels = samples.flatMap(({ codes }) => codes.map(({ label }) => label));
  const parts = [`# ${titleOfOperation(operation)}`, ...samples.flatMap(sampleBlocks)];
  return {
    file: site.fileOf(operation).replace(/html$/, 'samples.md'),
    languages: [...new Set(labels)],
    markdown: `${parts.join('\n\n')}\n`,
  };
}

/** Writes samples in Markdown. A script finds one by its heading: the label of its language, and the name of the example. */
export function sampleBlocks({ title, codes }: Sample): string[] {
  return codes.map(
    ({ label, language, code }) =>
      `### ${[label, title].filter((text) => text !== '').join(': ')}\n\n${codeBlock(language, code)}`,
  );
}

/** A block of code in Markdown. */
export function codeBlock(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function samplesIn({ contract, connection }: ReferenceSite, operation: Operation): Sample[] {
  return requestsOf(contract, operation, connection).map((request) => {
    const har = harOf(request);
    const snippet = har && new HTTPSnippet(har);
    const codes = languages.flatMap(({ label, target, client, unquoted, files = false }) => {
      const hasFiles = request.body !== undefined && request.body.files.length > 0;
      if (!snippet || (hasFiles && !files)) return [];
      if (unquoted?.test(JSON.stringify([request.headers, request.body?.value]))) return [];
      const [code] = snippet.convert(target, client);
      return typeof code === 'string' ? [{ label, language: target, code }] : [];
    });
    return { title: request.title, codes };
  });
}

/** A request as the library reads it. Returns undefined for a body of bytes, and for forms with texts that it does not quote. */
function harOf({ method, url, headers, body }: Request): HarRequest | undefined {
  const list = { ...headers, ...(body && { 'Content-Type': body.type }) };
  const har = {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    headers: Object.entries(list).map(([name, value]) => ({ name, value })),
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    postData: { mimeType: 'application/octet-stream' },
  };
  if (!URL.canParse(url)) return undefined;
  if (body === undefined) return har;
  const { type: mimeType, value, files } = body;
  const text = JSON.stringify(value);
  if (isJson(mimeType)) return { ...har, postData: { mimeType, text } };
  if (!isObject(value) || text.includes('\\')) return undefined;
  const params = Object.entries(value).map(([name, each]) =>
    files.includes(name) ? { name, fileName: 'FILE' } : { name, value: textOf(each) },
  );
  return { ...har, postData: { mimeType, params } };
}
