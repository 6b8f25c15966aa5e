/** References that differ from each other in the least: the first is the longest that is taken. */
export function variantsOf(unique: string, most: number, characters: string): string[] {
  const base = unique.padEnd(most, 'x');
  const ending = (character: string): string => base.slice(0, -1) + character;
  return [
    base,
    // In case alone, at the end and at the start.
    ending('X'),
    base.charAt(0).toUpperCase() + base.slice(1),
    // In the last character alone, which a limit could cut, and in each that could stand for others.
    ending('y'),
    ...Array.from(characters, ending),
    base.slice(0, -1),
  ];
}

/** References that have every character between them. */
export function everyCharacter(unique: string, most: number, characters: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const all = Array.from(`${letters}${letters.toUpperCase()}0123456789${characters}`);
  const room = most - unique.length;
  const count = Math.ceil(all.length / room);
  return Array.from({ length: count }, (_, index) => {
    return unique + all.slice(index * room, (index + 1) * room).join('');
  });
}
