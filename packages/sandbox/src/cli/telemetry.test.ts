import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../../test/listen.js';
import { createSandbox } from '../sandbox.js';
import { startTelemetry } from './telemetry.js';

const names: string[] = [];

function set(name: string, value: string): void {
  names.push(name);
  process.env[name] = value;
}

afterEach(() => {
  delete process.env['OTEL_NODE_RESOURCE_DETECTORS'];
  for (const name of names.splice(0)) delete process.env[name];
});

test('starts only if an environment variable sets the destination of traces', async () => {
  expect(await startTelemetry({})).toBeUndefined();
  expect(await startTelemetry({ OTEL_SERVICE_NAME: 'x' })).toBeUndefined();
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  expect(await startTelemetry({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(await startTelemetry({ OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
});

test('sends a span for each request, in the trace of the client, without secrets', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  set('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${await listen(collector)}/v1/traces`);
  set('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/json');
  set('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  set('OTEL_METRICS_EXPORTER', 'none');
  set('OTEL_LOGS_EXPORTER', 'none');
  set('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=the%20test');
  const telemetry = await startTelemetry(process.env);
  if (!telemetry) throw new Error('Telemetry was not started.');
  const sandbox = await createSandbox({ onRequest: telemetry.onRequest });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    authorization: 'Bearer test_very_secret',
    traceparent: `00-${trace}-b7ad6b7169203331-01`,
  };
  const response = await sandbox.fetch(
    new Request('http://any.host/api/accountholders/Mila', { headers }),
  );
  expect(response.status).toBe(404);
  await sandbox.close();
  await telemetry.stop();
  const sent = bodies.join('');
  for (const part of ['v2.getAccountHolder', trace, '404', 'seller-funds-sandbox', 'the test'])
    expect(sent).toContain(part);
  for (const secret of ['test_very_secret', 'Mila', 'command', process.argv[1] ?? 'argv'])
    expect(sent).not.toContain(secret);
});
