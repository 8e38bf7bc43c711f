/** Selector of elements that take text. */
export const typingPlaces =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]";

/** Selector of elements with the browser's own undo. */
export const undoingPlaces =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, [contenteditable]";

/** True while a dialog covers the page and takes the keys. */
export const isCovered = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
