/** A text for searches: ignores case, accents and surrounding spaces. */
export const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
