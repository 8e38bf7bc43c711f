import { fold } from "../../shared/text/fold";
import { byName } from "../../shared/text/order";

/** What can be found, folded once for many searches. */
export type Searchable = {
  name: string;
  /** What else it is found by, word by word. */
  also?: readonly string[];
};

export type Folded<Item> = { item: Item; name: string; also: readonly string[] };

export const foldAll = <Item extends Searchable>(items: readonly Item[]): Folded<Item>[] =>
  items.map((item) => ({ item, name: fold(item.name), also: (item.also ?? []).map(fold) }));

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** 1 is best, as 0 is the whole search's; null: the word is not in it. A word of the name comes before an ID that is the same. */
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

/** Those that hold every word of the search, however it is spelt in case and accents; the best first, equals by name. */
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
