// What the build uses of Eleventy, which ships no declarations of its own.
declare module '@11ty/eleventy' {
  import type MarkdownIt from 'markdown-it';

  export interface EleventyConfig {
    readonly dataFilterSelectors: Set<string>;
    addGlobalData(name: string, value: unknown): void;
    setLibrary(engine: 'md', library: MarkdownIt): void;
    setLiquidOptions(options: { readonly strictVariables: boolean }): void;
    setTemplateFormats(formats: readonly string[]): void;
    setUseGitIgnore(enabled: boolean): void;
  }

  export interface EleventyOptions {
    readonly quietMode: boolean;
    readonly config: (config: EleventyConfig) => void;
  }

  export interface EleventyPage {
    readonly inputPath: string;
    readonly url: string;
    readonly content: string;
    /** The file without its front matter, before anything is inserted. */
    readonly rawInput: string;
    readonly data: { readonly title?: unknown };
  }

  export class Eleventy {
    constructor(input: string, output: string, options: EleventyOptions);
    toJSON(): Promise<EleventyPage[]>;
  }
}
