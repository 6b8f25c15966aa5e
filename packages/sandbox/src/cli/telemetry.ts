import type { RequestObserver } from '../http/observe-requests.js';
import { CommandError } from './command-error.js';

export interface Telemetry {
  readonly onRequest: RequestObserver;
  /** Sends the remaining spans, then stops. */
  stop(): Promise<void>;
}

/** The environment variables of OpenTelemetry that set the destination of traces. */
const destinations = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
];

/**
 * Starts OpenTelemetry if its standard environment variables set a destination. It reads its other variables itself.
 * @returns undefined without a destination or if disabled; OpenTelemetry is then not loaded
 * @throws {CommandError} if its packages are not installed
 */
export async function startTelemetry(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Telemetry | undefined> {
  const isEnabled = destinations.some((name) => (environment[name] ?? '') !== '');
  const isOff =
    environment['OTEL_SDK_DISABLED'] === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none';
  if (!isEnabled || isOff) return undefined;
  const { api, NodeSDK } = await loadOpenTelemetry();
  // OTEL_RESOURCE_ATTRIBUTES only: other detectors report the command line, which may contain a secret.
  process.env['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env';
  const sdk = new NodeSDK({
    serviceName: environment['OTEL_SERVICE_NAME'] ?? 'seller-funds-sandbox',
    instrumentations: [],
  });
  sdk.start();
  const tracer = api.trace.getTracer('@seller-funds/sandbox');
  return {
    onRequest: ({ operation, method, status, durationMs, requestId, traceparent }) => {
      const parent = api.propagation.extract(api.ROOT_CONTEXT, { traceparent });
      const endTime = Date.now();
      const attributes = {
        'http.request.method': method,
        'http.response.status_code': status,
        'sandbox.operation': operation,
        ...(requestId !== undefined && { 'sandbox.request_id': requestId }),
      };
      const kind = api.SpanKind.SERVER;
      const startTime = endTime - durationMs;
      const span = tracer.startSpan(operation, { kind, startTime, attributes }, parent);
      if (status >= 500 || status === 0) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(endTime);
    },
    stop: async () => {
      await sdk.shutdown();
      api.trace.disable();
      api.context.disable();
      api.propagation.disable();
    },
  };
}

async function loadOpenTelemetry() {
  try {
    const [api, { NodeSDK }] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-node'),
    ]);
    return { api, NodeSDK };
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError(
      'OTEL_… variables enable traces, but OpenTelemetry is not installed: run npm install @opentelemetry/api @opentelemetry/sdk-node, or set OTEL_SDK_DISABLED=true.',
    );
  }
}
