import type { Contract, Operation, Server } from '../../model/contract.js';
import { escapeHtml } from './html.js';
import { createParser, type Renderer, rendererOf } from './markdown.js';
import type { Part } from './parts.js';
import type { Connection } from './requests.js';
import { type ClientCall, clientCalls } from './samples.js';
import { filesOf, type Section, sectionsOf } from './sections.js';

/** What all pages of a reference have in common. */
export interface ReferenceSite {
  readonly contract: Contract;
  readonly sections: readonly Section[];
  readonly renderer: Renderer;
  readonly connection: Connection;
  readonly fileOf: (operation: Operation) => string;
  readonly schemaFile: (name: string) => string;
  readonly accessFile: string;
  readonly callOf: (operation: Operation) => ClientCall | undefined;
  /** The servers that the form of an operation offers; a relative URL is one on the server of the page. */
  readonly serversOf: (
    operation: Operation,
  ) => readonly Pick<Server, 'url' | 'description' | 'variables'>[];
  /** HTML beside a field or a parameter, by the pointers of its schemas in the document. */
  readonly notesAt: (pointers: readonly string[], description: string) => string;
  /** HTML below the title of an operation. */
  readonly linksOf: (operation: Operation) => string;
  /** More sections at the end of an operation's errors, and at the end of its page. */
  readonly errorsOf: (operation: Operation) => readonly Part[];
  readonly endOf: (operation: Operation) => readonly Part[];
}

/** Returns the site of a contract. Everything can be replaced. */
export function referenceSite(
  contract: Contract,
  replaced: Partial<Omit<ReferenceSite, 'contract'>> = {},
): ReferenceSite {
  return {
    contract,
    sections: replaced.sections ?? sectionsOf(contract),
    renderer: replaced.renderer ?? rendererOf(createParser()),
    connection: {},
    ...filesOf(contract),
    accessFile: 'index.html',
    callOf: clientCalls(contract),
    serversOf: ({ servers }) => (servers.length > 0 ? servers : contract.servers),
    notesAt: () => '',
    linksOf: ({ id }) => `<p class="soft places"><code>${escapeHtml(id)}</code></p>\n`,
    errorsOf: () => [],
    endOf: () => [],
    ...replaced,
  };
}
