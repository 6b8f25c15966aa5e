import type { Rule } from './rule.js';

/** Rules for documentation. */
export const docsRules = {
  'docs/text-changed': { clients: 'docs', servers: 'docs', why: 'Only the documentation changes.' },
  'docs/example-changed': {
    clients: 'docs',
    servers: 'docs',
    why: 'Only the documentation changes, and mock servers that return examples.',
  },
  'docs/deprecated': {
    clients: 'docs',
    servers: 'docs',
    why: 'It still works; editors and linters warn about its use.',
  },
  'docs/undeprecated': {
    clients: 'docs',
    servers: 'docs',
    why: 'Editors and linters no longer warn about its use.',
  },
  'docs/extension-changed': {
    clients: 'docs',
    servers: 'docs',
    why: 'Only affects tools that support the extension.',
  },
} as const satisfies Record<string, Rule>;
