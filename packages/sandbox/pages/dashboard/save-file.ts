/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has begun to read by then, or will never.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
