/**
 * Labels of form fields by the rules of HTML ("labeled control"), without jsdom's walk over the whole document
 * for each field and each label: that took half the test time for a form of a hundred fields.
 */
const LABELABLE = "button, input:not([type=hidden]), meter, output, progress, select, textarea";

type Field = HTMLElement & { labels: ArrayLike<HTMLLabelElement> | null };

/** The labels of a field, like `labels` in HTML; null for a hidden one. */
function labelsOf(field: Field): HTMLLabelElement[] | null {
  if (field instanceof HTMLInputElement && field.type === "hidden") return null;
  const around = field.closest("label");
  const holds = around !== null && !around.hasAttribute("for") && around.querySelector(LABELABLE) === field;
  const all = field.id === "" ? [] : [...field.ownerDocument.querySelectorAll("label")];
  const naming = all.filter(
    ({ htmlFor }) => htmlFor === field.id && field.ownerDocument.getElementById(htmlFor) === field,
  );
  return holds ? [around, ...naming] : naming;
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, "labels", {
    configurable: true,
    get(this: Field) {
      return labelsOf(this);
    },
  });
