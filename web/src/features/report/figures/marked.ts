import type { EstimatedFigure } from "../../../graphql/generated";
import { isEstimate, type Told } from "../../../shared/estimate/isEstimate";
import { marked } from "../../../shared/estimate/marked";

/** Marks a device's figures that it reports as estimates. */
export const markingOf =
  (told: Told) =>
  (text: string, figure: EstimatedFigure): string =>
    marked(text, isEstimate(told, figure));
