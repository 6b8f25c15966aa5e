import type { BundledDocument } from '../bundle/bundle.ts';
import { field, fields, isReference } from '../document/guards.ts';
import { lookUp } from '../document/pointer.ts';

const neutral = {
  summary: 'Any fault of a request',
  value: {
    code: '422.900.001',
    message: 'The request is invalid. The mock does not say where; the sandbox does.',
  },
};

/** Makes responses 422 begin with an example for any refusal: Prism returns the first, whatever the fault is. */
export function withNeutralRefusals(document: BundledDocument): BundledDocument {
  const paths = fields(field(document, 'paths')).map(([path, item]) => {
    const parts = fields(item).map(([name, part]) => [name, withNeutral(document, part)] as const);
    return [path, Object.fromEntries(parts)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** An operation with that example; any other part of a path as it is. */
function withNeutral(document: BundledDocument, part: unknown): unknown {
  const responses = field(part, 'responses');
  const given = field(responses, '422');
  if (given === undefined) return part;
  const response = isReference(given) ? lookUp(document, given.$ref) : given;
  const json = field(field(response, 'content'), 'application/json');
  const examples = { any: neutral, ...Object(field(json, 'examples')) };
  const content = { 'application/json': { ...Object(json), examples } };
  return {
    ...Object(part),
    responses: { ...Object(responses), 422: { ...Object(response), content } },
  };
}
