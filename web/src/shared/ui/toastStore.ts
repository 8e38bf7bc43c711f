export type ToastKind = "success" | "error" | "info";
export type Toast = { id: number; kind: ToastKind; text: string };

const successMs = 3000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

function add(kind: ToastKind, text: string): void {
  const id = ++lastId;
  set([...toasts.filter((toast) => toast.text !== text), { id, kind, text }]);
  if (kind !== "error") setTimeout(() => toast.dismiss(id), successMs);
}

/** Notices above the page. Success goes after 3 s, an error stays until dismissed; the same text shows once. */
export const toast = {
  success: (text: string): void => add("success", text),
  info: (text: string): void => add("info", text),
  error: (text: string): void => add("error", text),
  dismiss: (id: number): void => set(toasts.filter((shown) => shown.id !== id)),
  clear: (): void => set([]),
  read: (): readonly Toast[] => toasts,
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
};
