import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import type { GraphKind } from "../chart/graphKind";

/** The graphs that are drawn by classes, and what these divide. */
const axisOf: Partial<Record<GraphKind, ClassAxis>> = { speedClass: "speeds", vehicleType: "lengths" };

/** What the classes of a graph of this name divide; undefined: it is not drawn by classes. */
export const classAxisOf = (name: string): ClassAxis | undefined =>
  (axisOf as Readonly<Record<string, ClassAxis | undefined>>)[name];
