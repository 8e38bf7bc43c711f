import { useState } from "react";
import { useParam } from "./useParam";

/**
 * What people search for, which the address keeps as `q`; it holds its own text, as the address follows a moment later.
 * @returns the text, how to search for another, and how to empty the field alone where `q` is cleared with other parameters
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
