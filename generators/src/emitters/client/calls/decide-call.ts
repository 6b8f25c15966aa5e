import type { Contract } from '../../../model/contract.js';
import type { EmitOptions } from '../../emitter.js';
import { argumentsOf } from './arguments.js';
import type { Call } from './call.js';
import { pagesOf } from './pages.js';
import { requestOf } from './request.js';
import { responseOf } from './response.js';

/** What a document does not say about calls. */
export type CallRules = Pick<EmitOptions, 'cursors' | 'arrays'>;

/** Decides how clients call an operation. */
export function decideCall(
  contract: Contract,
  named: Pick<Call, 'name' | 'factory' | 'operation'>,
  { cursors = [], arrays }: CallRules,
): Call {
  const { operation } = named;
  const args = argumentsOf(contract, operation);
  const pages = pagesOf(contract, operation, args.parameters?.members ?? [], cursors);
  return {
    ...named,
    ...args,
    pages,
    request: requestOf(contract, operation, args.parameters?.members ?? [], arrays),
    response: responseOf(contract, operation, pages !== undefined),
  };
}
