/**
 * Keeps this process running if its output cannot be written: the reader, such as `head`, may close the pipe, and the disk
 * of a log may be full. Without a listener, the error would end the process.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
