const fields =
  ":is(input:not([type=hidden]), textarea, select, [role=combobox], [contenteditable=true]):not(:disabled, [readonly], [tabindex='-1'])";
const others = ":is(button:not(:disabled), a[href], [tabindex='0']):not([aria-hidden=true])";

/** For radio buttons the chosen one: the others are reached from it. */
function chosenOf(field: HTMLElement, within: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return field;
  const same = [...within.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return same.find(({ name }) => name === field.name) ?? field;
}

/**
 * Initial focus of a dialog: the first input, otherwise the first button in its body, otherwise its title, from
 * where Tab leads into it. Never a button of the footer by itself: while a list is loading, that would be
 * "Cancel".
 */
export function firstFocus(body: HTMLElement | null, title: HTMLElement | null): HTMLElement | null {
  const field = body?.querySelector<HTMLElement>(fields);
  if (body && field) return chosenOf(field, body);
  return body?.querySelector<HTMLElement>(others) ?? title;
}
