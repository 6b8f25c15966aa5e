// CommonJS that requires the packages.
import client = require('@seller-funds/client');
import money = require('@seller-funds/client/money');
import validation = require('@seller-funds/client/validate');
import v2 = require('@seller-funds/client/v2');
import contract = require('@seller-funds/contract');
import serving = require('@seller-funds/server');
import validators = require('@seller-funds/validators');
import webhooks = require('@seller-funds/webhooks');

const server = serving.createServer(
  { v2: { listDivisions: () => ({ status: 200, body: [] }) } },
  {
    authenticate: (_request, { credentials }) =>
      Object.values(credentials).includes('test_required'),
  },
);
const options = {
  apiKey: 'test_required',
  baseUrl: 'http://server.example',
  fetch: async (request: Request) => server.fetch(request),
  validate: validation.validate('both'),
};

async function use(): Promise<void> {
  const divisions = await client.createClient(options).v2.divisions.list();
  const alone = await v2.listDivisions(client.connect(options))();
  const signed = await webhooks.signEvent({
    url: 'https://platform.example/hooks',
    apiKey: 'test_required',
    body: { accountOwnerCode: 'ah_1', kycStatus: 'ACTIVE' },
  });
  const imported = await import('@seller-funds/client');
  const event = await webhooks.constructEvent({ ...signed, apiKey: 'test_required' });
  console.log(
    JSON.stringify({
      divisions: divisions.length + alone.length,
      operations: Object.keys(contract.operations).length > 0,
      schemas: Object.keys(validators.schemas).length > 0,
      amount: money.toMinor('12.50', 'EUR'),
      event: event.type,
      shared: imported.ApiError === client.ApiError,
    }),
  );
}

void use();
