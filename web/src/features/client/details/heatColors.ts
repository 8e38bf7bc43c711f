import { gray, type Pair, petrol } from "../../../theme/palette";

/** Background and text of a cell, each in light and dark mode. */
export type HeatColor = { ground: Pair; text: Pair };

const dark = gray[950];
const light = "#ffffff";

/** From low to high: towards dark on a light page, towards light on a dark one. heatColors.test.ts reads them. */
export const heatColors: readonly HeatColor[] = [
  { ground: [petrol[50], "#102b31"], text: [dark, light] },
  { ground: [petrol[200], petrol[800]], text: [dark, light] },
  { ground: [petrol[300], petrol[700]], text: [dark, light] },
  { ground: [petrol[400], petrol[600]], text: [dark, light] },
  { ground: [petrol[600], petrol[400]], text: [light, dark] },
  { ground: [petrol[800], petrol[200]], text: [light, dark] },
];
