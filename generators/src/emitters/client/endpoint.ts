import type { FileDraft } from '../../code/file.js';
import { code, literal, stringLiteral } from '../../code/literals.js';
import { dateConversionSymbol, hasDates } from '../dates.js';
import { bodyEncoder, formWriter } from './body-encoder.js';
import type { Call, CallRequest } from './calls/call.js';
import type { EndpointContext } from './context.js';
import { readerOf } from './reader.js';
import type { Style } from './runtime/styles.js';
import { runtimeValue } from './symbols.js';

/** The `Endpoint` of an operation for the runtime, as source, with only the necessary properties. */
export function endpointLiteral(
  file: FileDraft,
  { operation, body, request, response }: Call,
  { security, holds }: EndpointContext,
): string {
  const { id, method } = operation;
  const use = (from: string, name: string): string => file.use(runtimeValue(from, name));
  const { key, headers } = request;
  const hasKey =
    key.length > 0 && `${use('has-idempotency-key', 'hasIdempotencyKey')}(${literal(key)})`;
  const generated =
    body?.generatedKey !== undefined &&
    `${use('generate-idempotency-key', 'generateIdempotencyKey')}(${stringLiteral(body.generatedKey)})`;
  const dates = holds && hasDates(operation, holds) && file.use(dateConversionSymbol(operation));
  return literal({
    id,
    method,
    path: request.url,
    server: request.server && { ...request.server },
    security: code(security.use(file, operation)),
    dates: code(dates || undefined),
    idempotent: request.idempotent || undefined,
    hasIdempotencyKey: code(hasKey || undefined),
    completeBody: code(generated || undefined),
    pathSerializer: code(
      request.path && `${use('write-path', 'writePath')}(${stylesLiteral(request.path)})`,
    ),
    querySerializer: code(querySerializer(file, request)),
    likeOptions: request.likeOptions,
    writeHeaders: code(
      headers &&
        `${use('write-headers', 'writeHeaders')}(${stylesLiteral(headers.headers)}, ${stylesLiteral(headers.cookies)})`,
    ),
    encode: code(request.body && bodyEncoder(file, request.body)),
    ...readerOf(file, response),
  });
}

function querySerializer(file: FileDraft, { query }: CallRequest): string | undefined {
  if (query === undefined) return undefined;
  if (query === 'commas') return "{ array: { style: 'form', explode: false } }";
  if ('whole' in query) {
    const write =
      typeof query.as === 'string'
        ? file.use(runtimeValue('querystring', `write${query.as === 'json' ? 'Json' : 'Text'}`))
        : formWriter(file, query.as);
    const whole = file.use(runtimeValue('querystring', 'writeWhole'));
    return `${whole}(${stringLiteral(query.whole)}, ${write})`;
  }
  const { styles, fixed } = query;
  const more = fixed === undefined ? [] : [fixed];
  const literals = [stylesLiteral(styles), ...more.map(literal)].join(', ');
  return `${file.use(runtimeValue('write-query', 'writeQuery'))}(${literals})`;
}

function stylesLiteral(styles: readonly Style[]): string {
  return literal(styles.map((style) => ({ ...style })));
}
