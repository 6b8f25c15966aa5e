/** The extensions of relative imports. */
export const importEndings = ['.js', '.ts', 'none'] as const;

/** The extension of relative imports. */
export type ImportEnding = (typeof importEndings)[number];

/** An import or export statement of a formatted file: at the start of a line, where no text of the document can be. */
const imported = /^((?:import|export|\}).*? from ')(\.[^']*)\.js(';)$/gm;

const importedLater = /\b(import\(')(\.[^']*)\.js('\))/g;

/** Replaces the extension `.js` of relative imports in a formatted file. */
export function withEnding(text: string, ending: ImportEnding = '.js'): string {
  if (ending === '.js') return text;
  const replacement = `$1$2${ending === 'none' ? '' : ending}$3`;
  return text.replaceAll(imported, replacement).replaceAll(importedLater, replacement);
}
