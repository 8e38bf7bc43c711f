export type ToastKind = "success" | "error" | "info";

/** What was tried, and of which thing: the same each time that somebody tries it again. */
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

/** What is still so once something new is known of these things. */
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
 * Notices above the page. Success goes after 3 s, an error stays until it is dismissed, or something else is said of all that it is
 * about; the same text shows once.
 */
export const toast = {
  success: (text: string, about: About): void => add("success", text, about),
  info: (text: string, about: About = text): void => add("info", text, about),
  error: (text: string, about: About): void => add("error", text, about),
  /** What failed of these things before is not so any more, and there is nothing to say. */
  settle: (about: About): void => set(without([about].flat())),
  dismiss: (id: number): void => set(toasts.filter((shown) => shown.id !== id)),
  clear: (): void => set([]),
  read: (): readonly Toast[] => toasts,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
