/** A host that must not be sent to. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';

  constructor(host: string, address: string) {
    const what = host === address ? host : `${host} has the address ${address}, which`;
    super(
      `${what} is not on the public internet. If it is yours, allow such addresses: ` +
        '--private-webhooks, or createSandbox({ webhooks: { privateAddresses: true } }).',
    );
  }
}
