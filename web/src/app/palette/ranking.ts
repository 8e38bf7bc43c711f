import { fold } from "../../shared/text/fold";
import { byName } from "../../shared/text/order";

/** An item that can be found, with its texts folded once for many searches. */
export type Searchable = {
  name: string;
  /** Further words that find it. */
  also?: readonly string[];
};

export type Folded<Item> = { item: Item; name: string; also: readonly string[] };

export const foldAll = <Item extends Searchable>(items: readonly Item[]): Folded<Item>[] =>
  items.map((item) => ({ item, name: fold(item.name), also: (item.also ?? []).map(fold) }));

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/**
 * Rank of a match: 1 is the best, as 0 is for the whole search; null: the word is not in it. A match in the
 * name ranks before an equal ID.
 */
function rankOfWord({ name, also }: Folded<Searchable>, word: string): number | null {
  const words = wordsOf(name);
  if (name.startsWith(word) || words.includes(word)) return 1;
  if (words.some((one) => one.startsWith(word))) return 2;
  if (also.includes(word)) return 3;
  if (name.includes(word)) return 4;
  return also.some((text) => text.includes(word)) ? 5 : null;
}

function rankOf(folded: Folded<Searchable>, words: readonly string[]): number | null {
  let worst = 0;
  for (const word of words) {
    const rank = rankOfWord(folded, word);
    if (rank === null) return null;
    worst = Math.max(worst, rank);
  }
  return worst;
}

/** Items that contain every word of the search, ignoring case and accents; the best first, equal ones by name. */
export function ranked<Item extends Searchable>(all: readonly Folded<Item>[], search: string): Item[] {
  const whole = fold(search);
  const words = whole.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return all.map(({ item }) => item);
  return all
    .flatMap((folded) => {
      const rank = folded.name.startsWith(whole) ? 0 : rankOf(folded, words);
      return rank === null ? [] : [{ rank, item: folded.item }];
    })
    .sort((one, other) => one.rank - other.rank || byName(one.item, other.item))
    .map(({ item }) => item);
}
