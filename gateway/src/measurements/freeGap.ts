import { FREE_GAP, USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import { readWhole } from "../http/wholeQuery.js";

/** What the argument of figures of free flow says. */
export const GAP = `Seconds to the vehicle before, ${FREE_GAP.min} to ${FREE_GAP.max}; left out: ${USUAL_FREE_GAP}.`;

/** The `gap` of a link, seconds; undefined if it is left out. @throws ApiError BAD_USER_INPUT */
export const readGap = (told: unknown): number | undefined => readWhole("gap", told, FREE_GAP);
