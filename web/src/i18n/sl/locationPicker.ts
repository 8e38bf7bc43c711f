import type { Catalogue } from "../catalogue";

export const locationPicker = {
  title: "Izberite lokacijo",
} as const satisfies Catalogue;
