import { Eleventy, type EleventyConfig } from '@11ty/eleventy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createMarkdown, type Targets } from './markdown.ts';

/** A guide, rendered from a Markdown file of docs/guide. */
export interface GuidePage {
  /** The file on the site, such as `kyc.html`. */
  readonly file: string;
  /** The title in the front matter. */
  readonly title: string;
  /** The content, without the layout of the site. */
  readonly html: string;
  /** The content in Markdown. */
  readonly markdown: string;
}

/**
 * Renders all Markdown files of a folder with Eleventy, in memory.
 * @param parts values that the pages insert by name: `{{ flow }}`
 * @throws {Error} if a page cannot be rendered or has no title
 */
export async function renderGuide(
  folder: string,
  targets: Targets,
  parts: Readonly<Record<string, string>>,
): Promise<GuidePage[]> {
  // Eleventy requires an output folder, but writes nothing in this mode.
  const output = await mkdtemp(join(tmpdir(), 'seller-funds-guide-'));
  const configure = (config: EleventyConfig): void => {
    config.setUseGitIgnore(false);
    config.setLibrary('md', createMarkdown(targets, { html: true }));
    config.setTemplateFormats(['md']);
    config.setLiquidOptions({ strictVariables: true });
    config.dataFilterSelectors.add('title');
    for (const [name, html] of Object.entries(parts)) config.addGlobalData(name, html);
    // All pages are in one folder, so that their links work on every server, under every path and from disk.
    config.addGlobalData('permalink', '{{ page.filePathStem }}.html');
  };
  try {
    const input = relative('', folder);
    const options = { quietMode: true, config: configure };
    const pages = await new Eleventy(`./${input}`, relative('', output), options).toJSON();
    // Eleventy returns the pages in no fixed order.
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

/** Inserts the named values into Markdown. A picture is replaced by its description. */
function inserted(text: string, parts: Readonly<Record<string, string>>): string {
  return `${text
    .replaceAll(/\{\{ (\w+) \}\}/g, (whole, name: string) => parts[name] ?? whole)
    .replaceAll(/<svg.*?<desc[^>]*>(.*?)<\/desc>.*?<\/svg>/gs, '$1')
    .trim()}\n`;
}
