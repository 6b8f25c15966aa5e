import { join } from 'node:path';
import { benchFolder } from '../install.ts';
import { documents } from '../generate/documents.ts';
import { findExport } from '../generate/find-export.ts';
import { generateOnce, taskOf, versionOf, workFolder } from '../generate/tool.ts';
import { heyApi } from '../generate/tools.ts';

/** A client in the benchmark. */
export interface Contender {
  readonly name: string;
  /** The path of its module, from which its packages are resolved. */
  readonly folder: string;
  /** A module with `connect(baseUrl)`, which returns a function that makes one call. */
  readonly module: string;
}

const path = '/api/v1/fund/split-payments';
const headers = `{ authorization: 'Bearer test_key', accept: 'application/json' }`;
const clientFolder = join(benchFolder, '../packages/client/src');

const rawFetch: Contender = {
  name: 'fetch',
  folder: clientFolder,
  module: `export const connect = (baseUrl) => async () => {
  const response = await fetch(baseUrl + '${path}/sp_1', { headers: ${headers} });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
};`,
};

const openapiFetch: Contender = {
  name: 'openapi-fetch',
  folder: clientFolder,
  module: `import createClient from 'openapi-fetch';
export const connect = (baseUrl) => {
  const client = createClient({ baseUrl, headers: ${headers} });
  return async (signal) => {
    const params = { path: { code: 'sp_1' } };
    const { data, error } = await client.GET('${path}/{code}', { params, signal });
    if (error) throw new Error('failed');
    return data;
  };
};`,
};

/** With what a timeout over the whole body needs, which this client has by default. */
const openapiFetchWithTimeout: Contender = {
  name: 'openapi-fetch with a timeout',
  folder: clientFolder,
  module: `${openapiFetch.module.replace('connect', 'connectPlain')}
export const connect = (baseUrl) => {
  const call = connectPlain(baseUrl);
  return async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), 60_000);
    try {
      return await call(controller.signal);
    } finally {
      clearTimeout(timer);
    }
  };
};`,
};

const ourClient: Contender = {
  name: 'ours, createClient',
  folder: clientFolder,
  module: `import { createClient } from './index.js';
export const connect = (baseUrl) => {
  const { paymentSplits } = createClient({ baseUrl, apiKey: 'test_key' }).v1;
  return () => paymentSplits.get('sp_1');
};`,
};

const ours: Contender = {
  name: 'ours',
  folder: clientFolder,
  module: `import { connect as open } from './generated/connection.js';
import { getPaymentSplit } from './generated/v1/paymentSplits.js';
export const connect = (baseUrl) => {
  const get = getPaymentSplit(open({ baseUrl, apiKey: 'test_key' }));
  return () => get('sp_1');
};`,
};

/** @throws {Error} if the client of hey-api cannot be generated from the contract */
export async function contenders(): Promise<readonly Contender[]> {
  return [rawFetch, openapiFetch, openapiFetchWithTimeout, await generateHeyApi(), ours, ourClient];
}

async function generateHeyApi(): Promise<Contender> {
  const document = documents.find(({ name }) => name === 'contract');
  if (!document) throw new Error('The contract is not among the documents of the benchmark.');
  const { failure } = await generateOnce(document, heyApi);
  if (failure !== undefined) throw new Error(`hey-api generates nothing: ${failure}`);
  const call = findExport(taskOf(document, heyApi).out, 'sdk.gen.ts', [document.operation.id]);
  if (!call) throw new Error(`hey-api has no ${document.operation.id}.`);
  return {
    name: `hey-api ${versionOf('hey-api', '@hey-api/openapi-ts')}`,
    folder: workFolder(document, heyApi),
    module: `import { client } from './out/client.gen.ts';
import { ${call.name} } from '${call.module}';
export const connect = (baseUrl) => {
  client.setConfig({ baseUrl, auth: 'test_key' });
  return async () => (await ${call.name}({ path: { code: 'sp_1' }, throwOnError: true })).data;
};`,
  };
}
