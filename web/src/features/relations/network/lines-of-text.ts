/** So wide is a character of the drawing's letters, on average. */
const perCharacter = { title: 7.1, label: 6.1 };

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text);

/** A text in at most so many lines that fit the width, broken between words; what does not fit ends in dots. */
export const linesOfText = (text: string, width: number, kind: keyof typeof perCharacter, most: number): string[] => {
  const fits = Math.max(4, Math.floor(width / perCharacter[kind]));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(' ');
  return [...kept.slice(0, most - 1), ...(lines.length >= most ? [rest] : [])].map((line) => cut(line, fits));
};
