/** How long the target may take for the first answer, in milliseconds. */
const firstAnswerLimit = 10_000;

/** Why a target cannot be reached, as a sentence; undefined when it answers anything at all. */
export async function whyUnreachable(target: string): Promise<string | undefined> {
  try {
    await fetch(target, { redirect: 'manual', signal: AbortSignal.timeout(firstAnswerLimit) });
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error ? String(Reflect.get(cause, 'code') ?? cause.message) : '';
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const reason = timedOut ? `no answer within ${firstAnswerLimit / 1000} s` : code;
    return `${target} cannot be reached (${reason}). Is the service running, and the URL right?`;
  }
}
