import assert from 'node:assert/strict';
import { createClient, validateWith } from './client/index.js';
import { createServer } from './server/index.js';
import * as validators from './validators/operations/api.js';
import type { Action, Entry, Episode, Item, ItemInput, Reference } from './types/api.js';

/** Each branch compiles only if the tag narrows the union. */
function textOf(item: Item): string {
  switch (item.type) {
    case 'episode':
      return `${item.length}`;
    case 'track':
      return item.title;
    case 'item_reference':
      return item.id;
    case 'message':
      return item.text;
  }
}

/** A member whose tag is its component name, because no constant states it. */
function headingOf(entry: Entry): string {
  return entry.type === 'Note' ? entry.note : textOf(entry);
}

function placeOf(action: Action): string {
  return action.type === 'redirect' ? action.url : action.reference;
}

/** An open property in responses stays open if it does not discriminate the union. */
function colourOf(action: Action): string | undefined {
  return action.type === 'redirect' ? undefined : action.colour;
}

export async function run(): Promise<void> {
  const episode: Episode = { type: 'episode', length: 3 };
  const reference: Reference = { type: 'item_reference', id: 'a' };
  // The document does not require the type of a message.
  const message: ItemInput = { text: 'hello' };
  // A colour that the document does not list.
  const colour = 'green' as Extract<Action, { type: 'bankTransfer' }>['colour'] & string;
  const action: Action = { type: 'bankTransfer', reference: 'r', colour };
  const server = createServer({
    api: {
      addItem: ({ body }) => ({ status: 200, body: { type: 'message', ...body } as Item }),
      getEntry: () => ({ status: 200, body: { type: 'Note', note: 'n' } }),
      getAction: () => ({ status: 200, body: action }),
    },
  });
  const client = createClient({
    baseUrl: 'https://example.com',
    fetch: (request) => server.fetch(request),
  });
  const items: ItemInput[] = [episode, reference, message, { type: 'track', title: 't' }];
  const texts = [];
  for (const item of items) texts.push(textOf(await client.items.addItem(item)));
  assert.deepEqual(texts, ['3', 'a', 'hello', 't']);
  assert.equal(headingOf(await client.entries.getEntry()), 'n');
  const found = await client.actions.getAction();
  assert.equal(placeOf(found), 'r');
  assert.equal(colourOf(found), 'green');
  // Errors name the member that the discriminator chose, and its faults.
  const wrong = { type: 'episode', length: 'x' } as unknown as ItemInput;
  await assert.rejects(client.items.addItem(wrong), {
    message: /\(length: The value must be a whole number if type is episode\.\)/,
  });
  const validate = validateWith(validators, 'requests');
  const checking = createClient({ baseUrl: 'https://example.com', validate });
  await assert.rejects(checking.items.addItem(wrong), {
    issues: [{ path: 'body.length', message: 'Invalid input: expected integer (type is episode)' }],
  });
  // @ts-expect-error The document names no such tag.
  const unknown: ItemInput = { type: 'Episode', length: 3 };
  assert.equal(unknown.type, 'Episode');
}
