export const TOASTS_ID = "toasts";

/** Elements that can be pressed without closing an open dialog (its `persistentElements`): toasts. */
export const besideDialogs = [() => document.getElementById(TOASTS_ID)];
