import { fold } from "./fold";

/** Whether texts hold all words of a search, in any order, however these are spelt in case and accents. */
export function searchOf(search: string): (...texts: string[]) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const folded = fold(texts.join(" "));
    return words.every((word) => folded.includes(word));
  };
}
