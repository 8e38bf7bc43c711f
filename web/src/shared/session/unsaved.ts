/** Forms of the page that hold what nobody saved. */
const forms = new Set<object>();

export const unsaved = {
  /** A form has unsaved changes, until what comes back is called. */
  hold(): () => void {
    const form = {};
    forms.add(form);
    return () => void forms.delete(form);
  },
  isAny: (): boolean => forms.size > 0,
};
