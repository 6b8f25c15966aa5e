/** A picture of one pixel, PNG in Base64. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PDF without pages, in Base64. */
export const paper = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');

/** The calendar date so many years from today, in UTC. */
export function dateIn(years: number): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** The calendar date so many days from today, in UTC. */
export function dateInDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
