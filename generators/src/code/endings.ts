/** What the paths of relative imports end with. */
export const importEndings = ['.js', '.ts', 'none'] as const;

/** What the paths of relative imports end with. */
export type ImportEnding = (typeof importEndings)[number];

/** Where a formatted file names another one: at the start of a line, where no text of a document can be. */
const imported = /^((?:import|export|\}).*? from ')(\.[^']*)\.js(';)$/gm;

/** The same within code. */
const importedLater = /\b(import\(')(\.[^']*)\.js('\))/g;

/** The text of a formatted file, whose relative imports end in another way than with `.js`. */
export function withEnding(text: string, ending: ImportEnding = '.js'): string {
  if (ending === '.js') return text;
  const replacement = `$1$2${ending === 'none' ? '' : ending}$3`;
  return text.replaceAll(imported, replacement).replaceAll(importedLater, replacement);
}
