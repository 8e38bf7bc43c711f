import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { createContext } from "react";

/** What the directions are called where the device was in a file's time; null: nothing, or that is not known. */
export const ImportDirections = createContext<DirectionNames | null>(null);
