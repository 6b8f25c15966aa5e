import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMarkdown, type Targets } from './markdown.ts';
import type { TextContent } from './text-page.ts';

/**
 * Renders all Markdown files of a folder.
 * @param parts values that the pages insert by name: `{{ flow }}`
 * @throws {Error} if a page has no title, or inserts a value that does not exist
 */
export async function renderGuide(
  folder: string,
  targets: Targets,
  parts: Readonly<Record<string, string>>,
): Promise<TextContent[]> {
  const parser = createMarkdown(targets, { html: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const pages = names.map(async (name) => {
    const source = await readFile(join(folder, name), 'utf8');
    const [, title, body = ''] = /^---\ntitle: (.+)\n---\n(.*)$/s.exec(source) ?? [];
    if (title === undefined)
      throw new Error(`${name} has no title. Its first lines must be ---, title: …, ---.`);
    const text = insert(body, parts, name);
    const markdown = `${text.replaceAll(/<svg.*?<desc[^>]*>(.*?)<\/desc>.*?<\/svg>/gs, '$1').trim()}\n`;
    return { file: name.replace(/md$/, 'html'), title, html: parser.render(text), markdown };
  });
  return Promise.all(pages);
}

function insert(text: string, parts: Readonly<Record<string, string>>, file: string): string {
  return text.replaceAll(/\{\{ (\w+) \}\}/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined) throw new Error(`${file} inserts ${name}, which does not exist.`);
    return value;
  });
}
