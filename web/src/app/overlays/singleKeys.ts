import { keep, readKept } from "../../shared/ui/kept";

const name = "singleKeys";

/** WCAG 2.1.4: shortcuts of a single character can be turned off. */
export const areSingleKeysOn = (): boolean => readKept(name) !== "off";

export const turnSingleKeys = (isOn: boolean): void => keep(name, isOn ? "on" : "off");
