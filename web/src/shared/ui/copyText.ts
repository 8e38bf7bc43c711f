/**
 * Copies a text to the clipboard. Pages over plain HTTP have no clipboard API: a selected text is copied there.
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Next to the focused element: in a dialog nothing outside can be selected.
  const holder = document.activeElement?.parentElement ?? document.body;
  const focused = document.activeElement;
  holder.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error("The browser copies nothing.");
}
