const fields =
  ":is(input:not([type=hidden]), textarea, select, [role=combobox], [contenteditable=true]):not(:disabled, [readonly], [tabindex='-1'])";
const others = ":is(button:not(:disabled), a[href], [tabindex='0']):not([aria-hidden=true])";

/** Of radio buttons the chosen one: the others are reached from it. */
function chosenOf(field: HTMLElement, within: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== "radio") return field;
  const same = [...within.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return same.find(({ name }) => name === field.name) ?? field;
}

/**
 * Where a dialog begins: at the first of what is to be filled in, else at what its body has to press, else at its title, from
 * where one goes on into it. Never at a button of its foot by itself: while a list is still loading, that would be "Cancel".
 */
export function firstFocus(body: HTMLElement | null, title: HTMLElement | null): HTMLElement | null {
  const field = body?.querySelector<HTMLElement>(fields);
  if (body && field) return chosenOf(field, body);
  return body?.querySelector<HTMLElement>(others) ?? title;
}
