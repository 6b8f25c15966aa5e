interface FileType {
  readonly name: string;
  /** The first bytes of each file. */
  readonly start: Buffer;
}

/** The types of files that sellers send (D19), by media type. */
export const fileTypes: ReadonlyMap<string, FileType> = new Map([
  ['application/pdf', { name: 'PDF', start: Buffer.from('%PDF-') }],
  ['image/jpeg', { name: 'JPG', start: Buffer.from('ffd8ff', 'hex') }],
  ['image/png', { name: 'PNG', start: Buffer.from('89504e470d0a1a0a', 'hex') }],
]);

/** True if a file, or its beginning, is of one of some types. */
export function isOfType(file: Buffer, types: Iterable<FileType> = fileTypes.values()): boolean {
  return [...types].some(({ start }) => file.subarray(0, start.length).equals(start));
}
