import type { Contract, Operation } from '../../model/contract.js';
import { createParser, type Renderer, rendererOf } from './markdown.js';
import type { Part } from './parts.js';
import { type ClientCall, clientCalls, type Connection } from './samples.js';
import { filesOf, type Section, sectionsOf } from './sections.js';

/** What all pages of a reference have in common. */
export interface ReferenceSite {
  readonly contract: Contract;
  readonly sections: readonly Section[];
  readonly renderer: Renderer;
  readonly connection: Connection;
  /** The file of an operation's page. */
  readonly fileOf: (operation: Operation) => string;
  /** The name of an operation's method in the client. */
  readonly callOf: (operation: Operation) => ClientCall | undefined;
  /** The default server of forms: a URL, or empty for the server of the page. */
  readonly tryServer: string;
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
    fileOf: filesOf(contract),
    callOf: clientCalls(contract),
    tryServer: '',
    notesAt: () => '',
    linksOf: () => '',
    errorsOf: () => [],
    endOf: () => [],
    ...replaced,
  };
}
