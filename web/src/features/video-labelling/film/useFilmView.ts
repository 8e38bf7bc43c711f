import { useSyncExternalStore } from "react";
import type { Film, FilmView } from "./film";

/** How the film stands; it renders anew with each frame. */
export const useFilmView = (film: Film): FilmView =>
  useSyncExternalStore(film.subscribe, film.read, film.read);

/** One thing of it: renders anew only where that changes. */
export function useFilmPart<Key extends keyof FilmView>(film: Film, key: Key): FilmView[Key] {
  const read = () => film.read()[key];
  return useSyncExternalStore(film.subscribe, read, read);
}
