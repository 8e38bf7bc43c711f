import type { Translation } from "../../i18n/catalogue";
import { sl } from "./movedDeviceTexts.sl";

const en = {
  allStreets: "{name} (all streets of the device)",
  adds: "The device was moved, and all that it measured in its streets counts: {streets}.",
  always: "{name}",
  since: "{name} since {from}",
  until: "{name} until {until}",
  between: "{name} from {from} to {until}",
  more: { one: "and {count} more street", other: "and {count} more streets" },
  take: "Take the street {name} alone",
} as const satisfies Translation<typeof sl>;

/** Moved devices, whose own figures are of all their streets. */
export const movedDeviceTexts = { en, sl };
