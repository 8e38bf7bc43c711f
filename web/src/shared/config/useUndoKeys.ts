import { type RefObject, useLayoutEffect } from "react";
import { isCovered, undoingPlaces } from "../shortcuts/typing";
import type { ConfigStore } from "./configStore";

/** Ctrl Z takes a step back, Ctrl Shift Z and Ctrl Y one forth, as long as what holds the editor is in sight. */
export function useUndoKeys(store: ConfigStore, editor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event);
      const isHidden = !editor.current || editor.current.closest("[hidden]") !== null;
      const isOfText = event.target instanceof Element && event.target.closest(undoingPlaces) !== null;
      if (way === null || isHidden || isOfText || isCovered()) return;
      event.preventDefault();
      store[way]();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store, editor]);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): "undo" | "redo" | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && !shiftKey ? "redo" : null;
}
