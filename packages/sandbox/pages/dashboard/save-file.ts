export function saveFile(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Long enough for the browser to start the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
