const name = "singleKeys";

/** WCAG 2.1.4: keys of one sign can be turned off; this browser remembers it. */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(name) !== "off",
  turn: (isOn: boolean): void => localStorage.setItem(name, isOn ? "on" : "off"),
};
