import type { Rule } from './rule.js';

/** Rules on what only readers see. */
export const docsRules = {
  'docs/text-changed': { clients: 'docs', servers: 'docs', why: 'Only readers see it.' },
  'docs/example-changed': {
    clients: 'docs',
    servers: 'docs',
    why: 'Only readers see it, and mocks that answer from examples.',
  },
  'docs/deprecated': {
    clients: 'docs',
    servers: 'docs',
    why: 'Everything still works; editors and linters warn those who use it.',
  },
  'docs/undeprecated': { clients: 'docs', servers: 'docs', why: 'Warnings go away.' },
  'docs/extension-changed': {
    clients: 'docs',
    servers: 'docs',
    why: 'Only tools that know the extension see it.',
  },
} as const satisfies Record<string, Rule>;
