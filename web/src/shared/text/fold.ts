/** A text as searches compare it: however it is spelt in case and accents, without the spaces around it. */
export const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
