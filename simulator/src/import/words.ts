/** A word as it is compared: lower case, without diacritics, units in brackets, or punctuation between its parts. */
export function plainWord(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[([{].*$/, "")
    .replace(/[\s_./-]+/g, " ")
    .replace(/ß/g, "ss")
    .trim();
}
