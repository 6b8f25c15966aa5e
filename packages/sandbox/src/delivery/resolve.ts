/** An address of a host; `family` is 4 or 6. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Finds all addresses of a name, as `lookup` of node:dns does. */
export type Resolve = (
  name: string,
  callback: (error: Error | null, addresses: readonly HostAddress[]) => void,
) => void;
