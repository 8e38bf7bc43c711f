import { useSyncExternalStore } from "react";
import type { Film, FilmView } from "./film";

/** One property of the film's state: renders only when it changes. */
export function useFilmPart<Key extends keyof FilmView>(film: Film, key: Key): FilmView[Key] {
  const read = () => film.read()[key];
  return useSyncExternalStore(film.subscribe, read, read);
}
