/** Letters that have no plainer form in Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  Đ: "D",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
};

/** A text in ASCII, for headers and names of files: without the marks of its letters, and a hyphen for what has no letter there. */
export function asciiText(text: string): string {
  return [...text.normalize("NFD").replace(/\p{M}/gu, "")]
    .map((letter) => PLAIN[letter] ?? (letter <= "\u007f" ? letter : "-"))
    .join("");
}
