/** The warning about an address that other machines can reach. */
export function describeExposure(url: string): string {
  return (
    `${url} can be reached from other machines, without TLS. Everybody who reaches it can use every tenant whose key ` +
    'can be guessed, such as test_sandbox. Require a secret in all keys (--require-key, SANDBOX_REQUIRE_KEY, ' +
    'createSandbox({ requireKey })), or listen on 127.0.0.1.'
  );
}
