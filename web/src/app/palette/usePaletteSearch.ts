import { useDeferredValue, useState } from "react";
import { type PaletteItem, type Section, sectioned } from "./paletteItem";
import { type Folded, ranked } from "./ranking";
import { recentOf } from "./recent";

/** Results of a section; what more there is, a longer search finds. */
const each = 7;

export type Result = { title: Section | "recent"; items: PaletteItem[] };

/** What stands there before anything is typed: what was opened last, then the pages and what can be done. */
function withoutSearch(all: readonly Folded<PaletteItem>[], user: string): Result[] {
  const ids = recentOf(user);
  const opened = ids.flatMap((id) => all.find(({ item }) => item.id === id)?.item ?? []);
  const rest = all
    .map(({ item }) => item)
    .filter(({ id, section }) => (section === "pages" || section === "commands") && !ids.includes(id));
  const sections = sectioned(rest, rest.length).map(([title, items]) => ({ title, items }));
  return opened.length === 0 ? sections : [{ title: "recent", items: opened }, ...sections];
}

/** The search, its results section by section, and which of them is chosen. */
export function usePaletteSearch(all: readonly Folded<PaletteItem>[], user: string) {
  const [search, setSearch] = useState("");
  const [place, setPlace] = useState(0);
  const shown = useDeferredValue(search);
  const resultsOf = (text: string): Result[] =>
    text.trim() === ""
      ? withoutSearch(all, user)
      : sectioned(ranked(all, text), each).map(([title, items]) => ({ title, items }));
  const results = resultsOf(shown);
  const items = results.flatMap((result) => result.items);
  const active = items[Math.min(place, items.length - 1)];
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setPlace(0);
    },
    results,
    count: items.length,
    active,
    /** What Enter opens: who types fast may be ahead of what is shown. */
    wanted: () => (shown === search ? active : resultsOf(search)[0]?.items[0]),
    choose: (item: PaletteItem) => setPlace(items.indexOf(item)),
    /** On by so many, round the ends. */
    move: (by: number) =>
      setPlace((from) => (Math.min(from, items.length - 1) + by + items.length) % Math.max(items.length, 1)),
  };
}
