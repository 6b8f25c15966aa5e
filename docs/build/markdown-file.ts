/** Returns the Markdown file of a page. */
export function markdownFile(file: string): string {
  return file.replace(/\.html$/, '.md');
}
