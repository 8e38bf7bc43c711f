import type { EstimatedFigure } from "../../../graphql/generated";
import { estimateSign, isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { noValue } from "../../../shared/number/format";

/** A figure as it is written, with the sign of an estimate where it is one; its sheet says beneath what that means. */
export const marked = (text: string, isEstimated: boolean | null): string =>
  isEstimated && text !== noValue ? `${text}${estimateSign}` : text;

/** Marks those figures of a device that it tells to be estimates. */
export const markingOf =
  (told: Told) =>
  (text: string, figure: EstimatedFigure): string =>
    marked(text, isEstimate(told, figure));
