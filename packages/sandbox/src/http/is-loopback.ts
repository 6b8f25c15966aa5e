/**
 * Whether only this machine can reach who listens on a host: an address of 127.0.0.0/8, ::1, or localhost.
 * @param host as `--host` takes it
 */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
