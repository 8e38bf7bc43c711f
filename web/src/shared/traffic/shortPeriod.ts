import { SINGLE_RECORDS_DAYS } from "@obcestje/contract/limits/spans.js";
import type { Period } from "../interval/resolveInterval";

const day = 86_400;
/** Days of the same wall time are an hour longer in autumn. */
const longest = SINGLE_RECORDS_DAYS * day + 3600;

/** True if figures that are made from single records are given for a period of this length. */
export const isShortPeriod = ({ from, to }: Period): boolean => to - from <= longest;
