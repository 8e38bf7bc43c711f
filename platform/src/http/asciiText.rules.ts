/** Letters without a plainer form in Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  Đ: "D",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
};

const IN_ASCII = /^\p{ASCII}$/u;
const LETTER = /[\p{L}\p{N}]/u;

const lettersOf = (text: string): string[] => [...text.normalize("NFD").replace(/\p{M}/gu, "")];

/**
 * A text in ASCII, for headers and file names: letters lose their marks, and other characters become a
 * hyphen.
 */
export function asciiText(text: string): string {
  return lettersOf(text)
    .map((letter) => PLAIN[letter] ?? (IN_ASCII.test(letter) ? letter : "-"))
    .join("");
}

/** True if asciiText keeps all letters and digits of a text. It keeps none of a Cyrillic one. */
export function isWholeInAscii(text: string): boolean {
  return lettersOf(text).every((letter) => letter in PLAIN || IN_ASCII.test(letter) || !LETTER.test(letter));
}
