import type { KeyboardEvent } from "react";

const linksIn = (list: HTMLElement | null): Element[] => [...(list?.querySelectorAll("a") ?? [])];

/** Arrow keys lead from the search into the list, along it, and from its top back to the search. */
export function moveFocus(event: KeyboardEvent, search: HTMLElement | null, list: HTMLElement | null): void {
  const links = linksIn(list);
  const at = document.activeElement === null ? -1 : links.indexOf(document.activeElement);
  const targets: Record<string, Element | null | undefined> = {
    ArrowDown: links[at + 1],
    ArrowUp: at > 0 ? links[at - 1] : search,
    ...(at >= 0 ? { Home: links[0], End: links.at(-1), Escape: search } : {}),
  };
  const target = targets[event.key];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
