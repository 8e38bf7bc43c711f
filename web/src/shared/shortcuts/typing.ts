/** Where what is typed is text. */
export const typingPlaces =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable]";

/** Where the browser itself takes back what was typed. */
export const undoingPlaces =
  "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea, [contenteditable]";

/** A dialog or a question lies over the page: keys are for it. */
export const isCovered = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
