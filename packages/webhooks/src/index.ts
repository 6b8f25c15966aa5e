/** The events of the API's webhooks: their types, and what tells them apart and checks them. */
export * from './generated/index.js';
