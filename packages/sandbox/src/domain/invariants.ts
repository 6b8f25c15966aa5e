import { type Invariant, ledgerInvariants } from '../ledger/invariants.js';
import { splitInvariants } from './splits/invariants.js';

/** Everything that must hold: of the ledger, and of each resource. */
export const invariants: readonly Invariant[] = [...ledgerInvariants, ...splitInvariants];
