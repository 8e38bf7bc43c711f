import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import type { Language } from "../../i18n/language";
import { type T, translatorOf } from "../../i18n/useT";
import { formatNumber, formatQuantity } from "../number/format";
import { formatPercent } from "../number/percent";
import { chartTexts } from "./chartTexts";

/** Everything that a chart needs besides its figures. */
export type ChartContext = {
  t: T<typeof chartTexts>;
  language: Language;
  /** IANA zone in which hours and days are shown. */
  zone: string;
  /** Print is light, has no animation and at most 500 points an axis. */
  variant: "screen" | "print";
  /** The chart can be zoomed: every point is kept. */
  zoomable: boolean;
  /** Road users that the device's plain counts count; for a bicycle counter cyclists. */
  counts: "vehicles" | "cyclists";
  /** What the directions are called there; null: nobody has named one, or several places are shown. */
  directions: DirectionNames | null;
  number: (value: number | null, digits?: number) => string;
  quantity: (value: number | null, unit: string, digits?: number) => string;
  /** A share in percent. */
  percent: (value: number | null) => string;
};

type ChartChoice = Pick<ChartContext, "language" | "zone"> &
  Partial<Pick<ChartContext, "variant" | "zoomable" | "counts" | "directions">>;

export function createChartContext({
  language,
  zone,
  variant = "screen",
  zoomable = false,
  counts = "vehicles",
  directions = null,
}: ChartChoice): ChartContext {
  return {
    t: translatorOf(chartTexts, language),
    language,
    zone,
    variant,
    zoomable,
    counts,
    directions,
    number: (value, digits) => formatNumber(value, language, digits),
    quantity: (value, unit, digits) => formatQuantity(value, unit, language, digits),
    percent: (value) => formatPercent(value, language),
  };
}
