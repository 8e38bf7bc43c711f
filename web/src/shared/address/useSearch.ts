import { useState } from "react";
import { useClearParams } from "./useClearParams";
import { useParam } from "./useParam";

const searchAlone = ["q"];

/**
 * The search text, kept in the address as `q`. The hook holds its own copy because the address updates a moment
 * later.
 * @param narrowing parameters that narrow the same list, `q` among them
 * @returns the text, its setter, and a function that clears all of `narrowing`
 */
export function useSearch(
  narrowing: readonly string[] = searchAlone,
): [string, (text: string) => void, () => void] {
  const [search, setSearch] = useParam("q");
  const clearParams = useClearParams(narrowing);
  const [typed, setTyped] = useState(search ?? "");
  const find = (text: string) => {
    setTyped(text);
    setSearch(text);
  };
  const clear = () => {
    setTyped("");
    clearParams();
  };
  return [typed, find, clear];
}
