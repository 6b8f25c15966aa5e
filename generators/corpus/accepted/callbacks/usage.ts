import assert from 'node:assert/strict';
import { api, parseEvent } from './webhooks/index.js';

export function run(): void {
  // The address of a callback says which one it is.
  const changed = parseEvent(api.webhooks, { id: 7, added: 'later' }, 'subscribeChanged');
  assert(changed.kind === 'event' && changed.event.type === 'subscribeChanged');
  const id: number = changed.event.body.id;
  assert.equal(id, 7);
  const wrong = parseEvent(api.webhooks, { id: 'seven' }, 'subscribeChanged');
  assert.equal(wrong.kind, 'invalid');
  assert.equal(parseEvent(api.webhooks, { reason: 'expired' }, 'onEnd').kind, 'event');
  // Without it, the body does, as with webhooks.
  const started = parseEvent(api.webhooks, { at: 'noon' });
  assert(started.kind === 'event' && started.event.type === 'started');
}
