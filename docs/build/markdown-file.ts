/** The file of a page in Markdown, beside its HTML. */
export function markdownFile(file: string): string {
  return file.replace(/\.html$/, '.md');
}
