/** Scrolls to a field of the form (or its nearest parent) and focuses it. */
export function reveal(form: HTMLElement | null, path: string): void {
  const parts = path.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const place = CSS.escape(parts.slice(0, length).join("."));
    const found = form?.querySelector<HTMLElement>(`[data-field="${place}"], [data-list="${place}"]`);
    if (!found) continue;
    found.scrollIntoView({ block: "center" });
    found.querySelector<HTMLElement>("input, select, textarea, button")?.focus({ preventScroll: true });
    return;
  }
}

/** Scrolls to a section, and moves the keyboard's starting point there. */
export function revealSection(form: HTMLElement | null, section: string): void {
  const heading = form?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
