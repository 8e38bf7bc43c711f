import type { KeyboardEvent } from "react";

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from device to device, across groups; Enter opens the link. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...document.querySelectorAll("[data-row]")];
  const at = event.target instanceof Element ? event.target.closest("[data-row]") : null;
  const next = at === null ? undefined : rows[rows.indexOf(at) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.querySelector<HTMLElement>("a")?.focus();
}
