import { elements, field, fields, isReference } from '../document/guards.ts';
import { lookUp } from '../document/pointer.ts';

/** A curl command with an API key: the first GET operation whose path parameters all have an example. */
export function sampleCurl(document: unknown, baseUrl: string): string | undefined {
  for (const [path, item] of fields(field(document, 'paths'))) {
    if (field(item, 'get') === undefined) continue;
    const parameters = [field(item, 'parameters'), field(field(item, 'get'), 'parameters')]
      .flatMap(elements)
      .map((parameter) => (isReference(parameter) ? lookUp(document, parameter.$ref) : parameter));
    const examples = new Map(parameters.map((each) => [field(each, 'name'), exampleOf(each)]));
    const filled = path.replace(
      /\{([^}]+)\}/g,
      (whole, name: string) => examples.get(name) ?? whole,
    );
    if (filled === path || filled.includes('{')) continue;
    return `curl -H 'Authorization: Bearer test_key' '${baseUrl}${filled}'`;
  }
  return undefined;
}

function exampleOf(parameter: unknown): string | undefined {
  const inSchema = elements(field(field(parameter, 'schema'), 'examples'))[0];
  const example = field(parameter, 'example') ?? inSchema;
  return typeof example === 'string' ? encodeURIComponent(example) : undefined;
}
