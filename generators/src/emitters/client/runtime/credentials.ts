import type { CallState } from './call-state.js';
import { AuthenticationError } from './errors.js';
import { checkSecret } from './secrets.js';
import {
  type CredentialOptions,
  type CredentialParameters,
  type SecurityRequirements,
  type SecurityScheme,
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
  attempt: () => Promise<Result>,
): Promise<Result> {
  const schemes = selectSchemes(alternatives, options);
  const secrets = new Map<SecurityScheme, string>();
  /** Returns true if a function returns another secret than before. */
  const ask = async (): Promise<boolean> => {
    let isNew = false;
    for (const [scheme, secret] of schemes) {
      if (typeof secret === 'string') continue;
      const refused = secrets.get(scheme);
      const text = await secret(refused);
      isNew ||= text !== refused;
      call.secrets = [...call.secrets, ...checkSecret(text)];
      secrets.set(scheme, text);
    }
    return isNew;
  };
  const send = (): Promise<Result> => {
    const placed: CredentialParameters = { header: {}, query: {} };
    for (const [scheme, secret] of schemes) {
      const { in: place, field, prefix = '', encode = String } = scheme;
      placed[place][field] = prefix + encode(secrets.get(scheme) ?? (secret as string));
    }
    call.credentials = placed;
    return attempt();
  };
  if (schemes.every(([, secret]) => typeof secret === 'string')) return send();
  await ask();
  try {
    return await send();
  } catch (error) {
    if (once || !(error instanceof AuthenticationError) || !(await ask())) throw error;
    call.attempt += 1;
    return send();
  }
}
