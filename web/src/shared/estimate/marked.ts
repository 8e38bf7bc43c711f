import { noValue } from "../number/format";
import { estimateSign } from "./isEstimate";

/** A formatted figure, with the sign of an estimate if it is one; a note beside it explains the sign. */
export const marked = (text: string, isEstimated: boolean | null): string =>
  isEstimated && text !== noValue ? `${text}${estimateSign}` : text;
