import type { EmitterName } from '../code/file.js';

/** The files of each emitter's runtime, and the modules that each joins; any other module has a file of its own. */
export const runtimeParts: Readonly<Record<EmitterName, Readonly<Record<string, string>>>> = {
  types: {
    runtime: 'operation documented-key security present unlisted dates date-time multipart',
  },
  validators: {
    'runtime/zod': 'schema internals run wrapper lazy open-object zod',
    'runtime/checks':
      'check values strings known-formats formats bytes dates arrays objects combine discriminated evaluated unevaluated refined',
    'runtime/operation': 'operation open direction',
  },
  client: {
    'runtime/errors': 'problem errors api-error input-error platform headers call-errors read-json',
    'runtime/connection':
      'call-options options endpoint settings call-state security environment-variable secrets credentials path transport raw connection log server-url',
    'runtime/call':
      'limits limit-body send-once clock retry-delay with-timeout retries send-request call list validate guard status has-idempotency-key generate-idempotency-key',
    'runtime/body':
      'encoded-body media response values styles nested raw-body body form-fields form-data typed-parts url-form write-items querystring write-headers write-path write-query',
    'runtime/stream':
      'representation-call chunks binary-call event-stream event-parser line-parser part-parser stream-call',
  },
  server: {
    'runtime/errors':
      'request-error http-error generic-errors documented-errors explain issues media-type',
    'runtime/request':
      'read-request codecs body plain parameters path-template query-string form shape styles nested wire json json-string wrong-names',
    'runtime/response':
      'handler respond write-response check-response stream stream-type server-event request-id report-error',
    'runtime/app': 'app options router serve-operation authentication credentials',
  },
  webhooks: { runtime: 'event parse-event validate-body' },
  msw: { runtime: 'options route response handlers' },
  tanstack: { runtime: 'pages' },
  mcp: { runtime: 'server', 'runtime/stdio': 'stdio' },
};

/** The file that a module of a runtime is written to, without extension. */
export function partOf(emitter: EmitterName, module: string): string {
  const parts = Object.entries(runtimeParts[emitter] ?? {});
  const [file] = parts.find(([, modules]) => modules.split(' ').includes(module)) ?? [];
  return file ?? `runtime/${module}`;
}

/** The place of a module in its file. */
export function placeOf(emitter: EmitterName, module: string): number {
  return (runtimeParts[emitter]?.[partOf(emitter, module)] ?? '').split(' ').indexOf(module);
}
