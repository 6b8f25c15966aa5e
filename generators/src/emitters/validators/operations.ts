import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { literal, objectLiteral } from '../../code/literals.js';
import { propertyName } from '../../code/identifiers.js';
import {
  type Contract,
  type MediaType,
  type Module,
  type Operation,
  type ParameterLocation,
} from '../../model/contract.js';
import { isJson } from '../../model/media-type.js';
import { componentMap, zod, type Context } from './context.js';
import { expression } from './expression.js';

/** The file with the validators of a module's operations or webhooks, each built when it is first used. */
export function emitOperations(
  contract: Contract,
  module: Module,
  section: 'operations' | 'webhooks',
): FileDraft {
  const file = new FileDraft('validators', `${section}/${module.name}`);
  const operations = contract[section].filter((entry) => entry.name.module === module.name);
  file.declare(...operations.map((entry) => entry.name.id));
  const components = componentMap(contract);
  const context: Context = { file, components, types: undefined, print: expression };
  const operation = file.use({
    from: { emitter: 'validators', file: 'runtime/operation' },
    name: 'operation',
  });
  for (const entry of operations) {
    const docs = docComment(`The validators of \`${entry.id}\`.`);
    const code = `/* @__PURE__ */ ${operation}(() => (${partsOf(context, entry)}))`;
    file.add(`${docs}export const ${entry.name.id} = ${code};`);
  }
  return file;
}

function partsOf(context: Context, operation: Operation): string {
  const { body } = operation;
  const json = body && jsonOf(body.content);
  const bodyCode = json?.schema && expression(context, json.schema);
  return objectLiteral([
    ['path', parameters(context, operation, 'path')],
    ['query', parameters(context, operation, 'query')],
    ['headers', parameters(context, operation, 'header')],
    ['cookies', parameters(context, operation, 'cookie')],
    ['body', bodyCode && (body?.required ? bodyCode : `${zod(context)}.optional(${bodyCode})`)],
    ['responses', responses(context, operation)],
  ]);
}

/** One object for all parameters of a location. A parameter that is left out gets its default. */
function parameters(
  context: Context,
  operation: Operation,
  location: ParameterLocation,
): string | undefined {
  const found = operation.parameters.filter((entry) => entry.in === location);
  if (found.length === 0) return undefined;
  const entries = found.map(({ name, required, schema }) => {
    const code = expression(context, schema);
    if (required) return `${propertyName(name)}: ${code},`;
    const z = zod(context);
    return schema.default === undefined
      ? `${propertyName(name)}: ${z}.optional(${code}),`
      : `${propertyName(name)}: ${z}._default(${code}, ${literal(schema.default)}),`;
  });
  return `${zod(context)}.object({ ${entries.join('\n')} })`;
}

function responses(context: Context, operation: Operation): string {
  return objectLiteral(
    operation.responses.map(({ status, content }) => {
      const schema = jsonOf(content)?.schema;
      return [status, schema && expression(context, schema)];
    }),
  );
}

/** The JSON form of a body, if it has one. */
function jsonOf(content: readonly MediaType[]): MediaType | undefined {
  return content.find(({ type }) => isJson(type));
}
