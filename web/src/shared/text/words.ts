import { fold } from "./fold";

/** Returns a test: true if the texts contain all words of a search, in any order, ignoring case and accents. */
export function searchOf(search: string): (...texts: string[]) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const folded = fold(texts.join(" "));
    return words.every((word) => folded.includes(word));
  };
}
