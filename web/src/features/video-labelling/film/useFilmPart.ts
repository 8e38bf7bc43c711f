import { useSyncExternalStore } from "react";
import type { Film, FilmView } from "./film";

/** One thing of how the film stands: renders anew only where that changes. */
export function useFilmPart<Key extends keyof FilmView>(film: Film, key: Key): FilmView[Key] {
  const read = () => film.read()[key];
  return useSyncExternalStore(film.subscribe, read, read);
}
