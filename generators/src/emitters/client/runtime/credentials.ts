import type { CallState } from './call-state.js';
import { AuthenticationError } from './errors.js';
import { checkSecret } from './secrets.js';
import {
  type CredentialOptions,
  type CredentialParameters,
  type SecurityRequirements,
  selectSchemes,
} from './security.js';

/**
 * Runs an attempt with the credentials of its call, for which it asks the functions among them. After a 401
 * it asks again, and repeats the attempt if a function returns another secret.
 * @param once true if the request cannot be sent again
 */
export async function withCredentials<Result>(
  call: CallState,
  alternatives: SecurityRequirements,
  options: CredentialOptions,
  once: boolean,
  attempt: (credentials: CredentialParameters) => Promise<Result>,
): Promise<Result> {
  const schemes = selectSchemes(alternatives, options);
  const tokens: Record<string, string> = {};
  const placed: CredentialParameters = { header: {}, query: {} };
  /** Returns true if a function returns another secret than before. */
  const ask = async (): Promise<boolean> => {
    let isNew = false;
    for (const [{ name, in: place, field, prefix = '', encode = String }, secret] of schemes) {
      let text = secret;
      if (typeof text === 'function') {
        const refused = tokens[name];
        text = tokens[name] = await text(refused);
        isNew ||= text !== refused;
        call.secrets = [...call.secrets, ...checkSecret(text)];
      }
      placed[place][field] = prefix + encode(text);
    }
    return isNew;
  };
  await ask();
  try {
    return await attempt(placed);
  } catch (error) {
    if (once || !(error instanceof AuthenticationError) || !(await ask())) throw error;
    call.attempt += 1;
    return attempt(placed);
  }
}
