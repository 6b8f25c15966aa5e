export function describeListenError(error: unknown, port: number, host: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use. Stop the process that uses it, or choose another port with --port.`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs more privileges. Choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${host}. Choose another with --host, such as 127.0.0.1.`;
  }
  return `Cannot listen on ${host}:${port} (${message}). Choose another --port or --host.`;
}
