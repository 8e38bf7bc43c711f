import { useState } from "react";
import { useParam } from "./useParam";

/**
 * The search text, kept in the address as `q`. The hook holds its own copy because the address updates a moment
 * later.
 * @returns the text, its setter, and a function that empties only the field, for when `q` is cleared with other
 * parameters
 */
export function useSearch(): [string, (text: string) => void, () => void] {
  const [search, setSearch] = useParam("q");
  const [typed, setTyped] = useState(search ?? "");
  const find = (text: string) => {
    setTyped(text);
    setSearch(text);
  };
  return [typed, find, () => setTyped("")];
}
