/** Forms of the page with unsaved changes. */
const forms = new Set<object>();

export const unsaved = {
  /** A form has unsaved changes, until the returned function is called. */
  hold(): () => void {
    const form = {};
    forms.add(form);
    return () => void forms.delete(form);
  },
  isAny: (): boolean => forms.size > 0,
};
