import { transferCurrencyValues } from '@seller-funds/contract/vocabulary/shared';
import { type CheckRequest, type Issue, renderTemplate } from '@seller-funds/server';
import { isOfType } from '../kernel/file-types.js';
import { isStorable } from '../storage/connection.js';

/** The currencies that strict mode accepts (D58). */
const currencies = [...transferCurrencyValues, 'BHD'];

const currencyFields = new Set(['currency', 'targetCurrency', 'allowedOtherCurrencyCodes']);

interface Place {
  readonly in: 'query' | 'body';
  readonly path: Issue['path'];
  readonly value: unknown;
}

/** Finds texts with U+0000 or a lone surrogate (D262): 400 in a query, 422 in a body. Skips unknown fields (D12). */
export const checkTexts: CheckRequest = ({ query, documentedBody }) => {
  if (hasStorableTexts(query) && hasStorableTexts(documentedBody)) return [];
  return [...placesIn('query', query), ...placesIn('body', documentedBody)].flatMap((place) =>
    typeof place.value === 'string' && !isStorable(place.value)
      ? [
          issueAt(
            place,
            'format',
            'The text must not contain the character U+0000 or a lone surrogate.',
          ),
        ]
      : [],
  );
};

/** As most requests: the paths of their fields are not needed. */
function hasStorableTexts(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return (
    typeof value !== 'object' || value === null || Object.values(value).every(hasStorableTexts)
  );
}

/**
 * Finds what only strict mode refuses: fields that the document does not define (D12), files that are not a PDF, PNG
 * or JPG (D19) and currencies that are not listed (D58).
 */
export const checkStrictly: CheckRequest = (request) => {
  const { body, documentedBody } = request;
  const known = new Set([...placesIn('body', documentedBody)].map(({ path }) => placeOf(path)));
  const issues = [...placesIn('body', body)].flatMap((place): Issue[] => {
    const { path, value } = place;
    if (!known.has(placeOf(path))) {
      return known.has(placeOf(path.slice(0, -1)))
        ? [issueAt(place, 'unknown', 'The field is not known.')]
        : [];
    }
    if (typeof value !== 'string') return [];
    const [name, owner] = path.filter((step) => typeof step === 'string').toReversed();
    // The response of a processor is Base64 too, but not a file.
    const isFile = name === 'data' && owner !== 'pspResponse';
    if (isFile && !isOfType(Buffer.from(value.slice(0, 12), 'base64')))
      return [issueAt(place, 'format', 'The file must be a PDF, PNG or JPG.')];
    if (!currencyFields.has(String(name)) || currencies.includes(value)) return [];
    const params = { values: currencies.join(', ') };
    return [issueAt(place, 'value', 'The value must be one of {values}.', params)];
  });
  return [...checkTexts(request), ...issues];
};

/** A text that is unique to a path: names of fields may contain dots. */
function placeOf(path: Issue['path']): string {
  return JSON.stringify(path);
}

/** A value and all values inside it, each before its own parts. Uses its own stack: a body may be nested deeply. */
function* placesIn(part: Place['in'], root: unknown): Generator<Place> {
  const open: Place[] = [{ in: part, path: [], value: root }];
  for (let place = open.pop(); place; place = open.pop()) {
    yield place;
    const { path, value } = place;
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const [name, one] of Object.entries(value).toReversed())
      open.push({ in: part, path: [...path, isList ? Number(name) : name], value: one });
  }
}

function issueAt(
  { in: part, path, value }: Place,
  code: Issue['code'],
  template: string,
  params: Issue['params'] = {},
): Issue {
  const message = renderTemplate(template, params);
  return { in: part, path, code, message, template, params, received: value };
}
