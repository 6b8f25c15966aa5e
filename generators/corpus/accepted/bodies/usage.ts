import assert from 'node:assert/strict';
import { createClient } from './client/index.js';
import { createServer } from './server/index.js';

const server = createServer({
  api: {
    postForm: ({ body }) => ({ status: 200, body }),
    postStyled: ({ body }) => ({ status: 200, body }),
    upload: async ({ body }) => {
      const { file, note, details } = body;
      assert(file instanceof File);
      return { status: 200, body: { type: file.type, text: await file.text(), note, details } };
    },
    createAlbum: ({ body: { cover, album } }) => {
      assert(cover instanceof File);
      return { status: 200, body: { size: cover.size, album } };
    },
    putText: ({ body }) => ({ status: 200, body: `${body}!` }),
    putBytes: ({ body }) => ({ status: 200, body }),
    maybe: ({ body }) => ({ status: 200, body: body ?? 'nothing' }),
    empty: () => ({ status: 204 }),
  },
});
const client = createClient({ baseUrl: 'http://test.example', fetch: (request) => server.fetch(request) });

export async function run(): Promise<void> {
  const group = { ...client.form, ...client.upload, ...client.album, ...client.styled, ...client.text, ...client.bytes, ...client.maybe, ...client.empty };
  assert.deepEqual(await group.postForm({ name: 'a&b', tags: ['c', 'd'] }), { name: 'a&b', tags: ['c', 'd'] });
  const styled = { filter: { a: 'b c', list: [{ c: 'd' }, { c: 'e' }] }, tags: ['f', 'g'] };
  assert.deepEqual(await group.postStyled(styled), styled);
  // What a form says is checked as JSON is.
  const wrong = group.postForm({ name: 'a', tags: [['b'] as unknown as string] });
  await assert.rejects(wrong, {
    message: /The request has 1 fault\. \(tags\[0\]: The value must be a string\.\)/,
    details: [{ field: 'tags[0]', code: 'type', reason: 'The value must be a string.' }],
  });
  const file = new Blob(['png'], { type: 'image/png' });
  assert.deepEqual(await group.upload({ file, note: 'n', details: { size: 3 } }), {
    type: 'image/png',
    text: 'png',
    note: 'n',
    details: { size: 3 },
  });
  // An object is a part of type JSON without `encoding`, too.
  const album = await group.createAlbum({ cover: file, album: { title: 'Summer' } });
  assert.deepEqual(album, { size: 3, album: { title: 'Summer' } });
  assert.equal(await group.putText('grüße'), 'grüße!');
  const bytes = new Uint8Array([0, 255, 128]);
  const blob = await group.putBytes(new Blob([bytes]));
  assert.deepEqual(new Uint8Array(await blob.arrayBuffer()), bytes);
  assert.deepEqual(await group.maybe({ a: 1 }), { a: 1 });
  assert.equal(await group.maybe(), 'nothing');
  assert.equal(await group.empty(), undefined);
}
