import assert from 'node:assert/strict';
import { createClient, validateWith } from './client/index.js';
import { schemas } from './validators/registry.js';
import * as validators from './validators/operations/api.js';

const pet = { name: 'Mila', owner: { id: 7 }, permissions: 2 ** 60 };

/** Responds with the requested media type and records the requests. */
function response(request: Request): Response {
  const accept = request.headers.get('accept') ?? '';
  asked.push(`${request.method} ${request.url} ${accept}`);
  if (request.url.endsWith('/uploads')) return new Response(null, { status: 204 });
  if (request.url.endsWith('/0')) return Response.json({ reason: 'none' }, { status: 404 });
  if (accept === 'application/json') return Response.json(pet);
  const headers = { 'content-type': accept };
  return new Response(accept === 'image/png' ? new Uint8Array([1, 2]) : '<pet/>', { headers });
}

const asked: string[] = [];

export async function run(): Promise<void> {
  // The document has one server, so nobody has to name it.
  const client = createClient({ fetch: response, validate: validateWith(validators, 'both') });
  // JSON alone is asked for, and typed; an integer of 64 bits is not refused.
  const found = await client.pets.getPet(1);
  assert.equal(found.name, 'Mila');
  assert.equal(found.permissions, 2 ** 60);
  // What is required without being declared is part of the result.
  assert.deepEqual(schemas['Pet'].parse({ name: 'a', owner: 1 }), { name: 'a', owner: 1 });
  assert.equal(schemas['Pet'].safeParse({ name: 'a' }).success, false);
  assert.deepEqual(found['owner'], { id: 7 });
  // Another representation comes in its own type.
  const text: string = await client.pets.getPet(1, { accept: 'application/xml' });
  assert.equal(text, '<pet/>');
  const image: Blob = await client.pets.getPet(1, { accept: 'image/png' });
  assert.equal(image.size, 2);
  await assert.rejects(client.pets.getPet(0), { status: 404, body: { reason: 'none' } });

  const file = new Blob(['a']);
  await client.uploads.upload({ file, files: [file], encoded: 'YQ==', note: '# Note' });
  assert.deepEqual(asked, [
    'GET https://api.example.com/v1/pets/1 application/json',
    'GET https://api.example.com/v1/pets/1 application/xml',
    'GET https://api.example.com/v1/pets/1 image/png',
    'GET https://api.example.com/v1/pets/0 application/json',
    'POST https://api.example.com/v1/uploads */*',
  ]);
  // A base URL that is missing by mistake must not lead to the document's server.
  const missing: { readonly baseUrl?: string } = JSON.parse('{ "baseUrl": null }');
  assert.throws(() => createClient({ ...missing, fetch: response }), TypeError);
}
