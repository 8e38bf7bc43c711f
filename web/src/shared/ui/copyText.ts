/**
 * Puts a text on the clipboard. Pages that came over plain HTTP have no clipboard of their own: a marked text does there.
 * @throws where the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.style.position = "fixed";
  area.style.opacity = "0";
  // Beside what has the focus: a dialog lets nothing outside it be marked.
  const holder = document.activeElement?.parentElement ?? document.body;
  const focused = document.activeElement;
  holder.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error("The browser copies nothing.");
}
