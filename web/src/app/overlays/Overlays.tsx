import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { isCovered } from "../../shared/shortcuts/typing";
import type { Overlay, OverlayProps } from "./overlay";
import { shortcutOf } from "./shortcutOf";
import { areSingleKeysOn } from "./singleKeys";

const loadPalette = () => import("../palette/Palette");

const dialogs: Record<Overlay, LazyExoticComponent<ComponentType<OverlayProps>>> = {
  palette: lazy(async () => ({ default: (await loadPalette()).Palette })),
  introduction: lazy(async () => ({
    default: (await import("../introduction/IntroductionDialog")).IntroductionDialog,
  })),
  shortcuts: lazy(async () => ({ default: (await import("./ShortcutsDialog")).ShortcutsDialog })),
};

type OverlaysProps = { shown: Overlay | null; onShow: (overlay: Overlay | null) => void };

/** The page's own search field, if one is visible. */
function pageSearch(): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>("main input[type=search]");
  return [...fields].find((field) => field.checkVisibility());
}

/** Shows one of the overlays. Their code is loaded on demand. */
export function Overlays({ shown, onShow }: OverlaysProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Loaded before the K is pressed: text typed right after it must not be lost.
      if (event.key === "Control" || event.key === "Meta") loadPalette().catch(() => undefined);
      const shortcut = event.defaultPrevented ? null : shortcutOf(event, areSingleKeysOn());
      if (shortcut === null || isCovered()) return;
      event.preventDefault();
      const field = shortcut === "search" ? pageSearch() : undefined;
      if (field !== undefined) field.focus();
      else onShow(shortcut === "search" ? "palette" : shortcut);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onShow]);
  if (shown === null) return null;
  const Dialog = dialogs[shown];
  return (
    <Suspense fallback={null}>
      <Dialog onOpen={onShow} onClose={() => onShow(null)} />
    </Suspense>
  );
}
