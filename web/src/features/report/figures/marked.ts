import type { EstimatedFigure } from "../../../graphql/generated";
import { estimateSign, isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { noValue } from "../../../shared/number/format";

/** A formatted figure, with the sign of an estimate if it is one; a note on its sheet explains the sign. */
export const marked = (text: string, isEstimated: boolean | null): string =>
  isEstimated && text !== noValue ? `${text}${estimateSign}` : text;

/** Marks a device's figures that it reports as estimates. */
export const markingOf =
  (told: Told) =>
  (text: string, figure: EstimatedFigure): string =>
    marked(text, isEstimate(told, figure));
