export const TOASTS_ID = "toasts";

/** What can be pressed while a dialog is open, which stays open then (`persistentElements` of it): toasts. */
export const besideDialogs = [() => document.getElementById(TOASTS_ID)];
