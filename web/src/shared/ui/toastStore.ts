export type ToastKind = "success" | "error" | "info";

/** The attempt and the thing it concerns: the same value each time it is tried again. */
export type About = string | readonly string[];

export type Toast = { id: number; kind: ToastKind; text: string; about: readonly string[] };

const successMs = 3000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

/** Toasts that still hold after news on these things. */
function without(things: readonly string[]): readonly Toast[] {
  return toasts.flatMap((shown) => {
    const about = shown.about.filter((thing) => !things.includes(thing));
    if (about.length === shown.about.length) return [shown];
    return about.length === 0 ? [] : [{ ...shown, about }];
  });
}

function add(kind: ToastKind, text: string, about: About): void {
  const id = ++lastId;
  const things = [about].flat();
  const others = without(things);
  const same = others.find((shown) => shown.text === text);
  const all = [...(same?.about ?? []), ...things];
  set([...others.filter((shown) => shown !== same), { id, kind, text, about: all }]);
  if (kind !== "error") setTimeout(() => toast.dismiss(id), successMs);
}

/**
 * Notices above the page. Success disappears after 3 s; an error stays until it is dismissed, or something else
 * is said on everything that it concerns. The same text shows only once.
 */
export const toast = {
  success: (text: string, about: About): void => add("success", text, about),
  info: (text: string, about: About = text): void => add("info", text, about),
  error: (text: string, about: About): void => add("error", text, about),
  /** Earlier failures of these things are settled, and there is nothing to say. */
  settle: (about: About): void => set(without([about].flat())),
  dismiss: (id: number): void => set(toasts.filter((shown) => shown.id !== id)),
  clear: (): void => set([]),
  read: (): readonly Toast[] => toasts,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
