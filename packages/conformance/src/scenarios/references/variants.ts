/** Returns references that differ in one character; the first one has the maximum length. */
export function buildVariants(unique: string, most: number, characters: string): string[] {
  const base = unique.padEnd(most, 'x');
  const ending = (character: string): string => base.slice(0, -1) + character;
  return [
    base,
    // Differs only in case, at the end and at the start.
    ending('X'),
    base.charAt(0).toUpperCase() + base.slice(1),
    // Differs only in the last character, which truncation would remove.
    ending('y'),
    ...Array.from(characters, ending),
    base.slice(0, -1),
  ];
}

/** Returns references that together contain every character. */
export function coverCharacters(unique: string, most: number, characters: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const all = Array.from(`${letters}${letters.toUpperCase()}0123456789${characters}`);
  const room = most - unique.length;
  const count = Math.ceil(all.length / room);
  return Array.from({ length: count }, (_, index) => {
    return unique + all.slice(index * room, (index + 1) * room).join('');
  });
}
