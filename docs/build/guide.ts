import { Eleventy, type EleventyConfig } from '@11ty/eleventy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createMarkdown, type Targets } from './markdown.ts';

/** A page of prose, made from a Markdown file of docs/guide. */
export interface GuidePage {
  /** Its file in the site: `kyc.html`. */
  readonly file: string;
  /** What its front matter calls it. */
  readonly title: string;
  /** Its content, without the frame of the site. */
  readonly html: string;
  /** The same in Markdown. */
  readonly markdown: string;
}

/**
 * Renders all Markdown files of a folder with Eleventy, in memory.
 * @param parts what the pages may insert by name: `{{ flow }}`
 * @throws {Error} for a page that cannot be rendered or has no title
 */
export async function renderGuide(
  folder: string,
  targets: Targets,
  parts: Readonly<Record<string, string>>,
): Promise<GuidePage[]> {
  // Eleventy wants a place for its output, though nothing is written there.
  const output = await mkdtemp(join(tmpdir(), 'seller-funds-guide-'));
  const configure = (config: EleventyConfig): void => {
    config.setUseGitIgnore(false);
    config.setLibrary('md', createMarkdown(targets));
    config.setTemplateFormats(['md']);
    config.setLiquidOptions({ strictVariables: true });
    config.dataFilterSelectors.add('title');
    for (const [name, html] of Object.entries(parts)) config.addGlobalData(name, html);
    // Flat, so that links between pages are the same from every server, sub-path and disk.
    config.addGlobalData('permalink', '{{ page.filePathStem }}.html');
  };
  try {
    const input = relative('', folder);
    const options = { quietMode: true, config: configure };
    const pages = await new Eleventy(`./${input}`, relative('', output), options).toJSON();
    // Eleventy gives them in the order in which they are done.
    const sorted = pages.toSorted((a, b) => (a.inputPath < b.inputPath ? -1 : 1));
    return sorted.map(({ inputPath, url, content, data, rawInput }) => {
      if (typeof data.title !== 'string') {
        throw new Error(
          `${inputPath} has no title. Give it one: its first lines are ---, title: …, ---.`,
        );
      }
      const file = url.slice(1) || 'index.html';
      return { file, title: data.title, html: content, markdown: inserted(rawInput, parts) };
    });
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Markdown with what it inserts by name. A picture is told in words. */
function inserted(text: string, parts: Readonly<Record<string, string>>): string {
  return `${text
    .replaceAll(/\{\{ (\w+) \}\}/g, (whole, name: string) => parts[name] ?? whole)
    .replaceAll(/<svg.*?<desc[^>]*>(.*?)<\/desc>.*?<\/svg>/gs, '$1')
    .trim()}\n`;
}
