import type { ChangeVerdict, FigureChangeFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";
import { coveredOf, isSilent } from "../../shared/interval/completeness";
import { noValue } from "../../shared/number/format";
import { useNumber } from "../../shared/number/useNumber";
import { compareTexts } from "./compareTexts";
import { estimatesOf, type ToldSides } from "./estimates";
import { type Comparison, digitsOf, type Judged, judgedOf, type Side, toneOf } from "./figures";

type Plain = {
  key: "totalVehicles" | "sampleSize" | "v50" | "v30" | "maxSpeed" | "standardDeviation" | "completeness";
  /** Only for devices that measure speeds. */
  ofSpeeds: boolean;
  value: (side: Side) => number | null;
  unit?: string;
  digits?: number;
};

const shareOf = (told: Side["completeness"]) => {
  const covered = coveredOf(told);
  return covered && covered.share * 100;
};

const isCoverageTold = ({ before, after }: Comparison) =>
  (coveredOf(before.completeness) ?? coveredOf(after.completeness)) !== null;

/** Figures that are shown but not judged. */
const plain: readonly Plain[] = [
  { key: "v50", ofSpeeds: true, value: ({ v50 }) => v50, unit: "km/h" },
  { key: "v30", ofSpeeds: true, value: ({ v30 }) => v30, unit: "km/h" },
  { key: "maxSpeed", ofSpeeds: true, value: ({ maxSpeed }) => maxSpeed, unit: "km/h" },
  {
    key: "standardDeviation",
    ofSpeeds: true,
    value: ({ standardDeviation }) => standardDeviation,
    unit: "km/h",
    digits: 1,
  },
  {
    key: "totalVehicles",
    ofSpeeds: false,
    value: ({ totalVehicles, completeness }) => (isSilent(coveredOf(completeness)) ? null : totalVehicles),
  },
  { key: "sampleSize", ofSpeeds: true, value: ({ sampleSize }) => sampleSize },
  {
    key: "completeness",
    ofSpeeds: false,
    value: ({ completeness }) => shareOf(completeness),
    unit: "%",
    digits: 1,
  },
];

const words = {
  HIGHER: "wordHIGHER",
  LOWER: "wordLOWER",
  NO_CHANGE: "wordNO_CHANGE",
  TOO_FEW: "wordTOO_FEW",
} as const satisfies Record<ChangeVerdict, string>;

const unitOf: Record<Judged, string> = {
  v85: "km/h",
  averageSpeed: "km/h",
  percentageOverLimit: "%",
  vehiclesPerHour: "",
};

const helpOf: Readonly<Partial<Record<Judged | Plain["key"], HelpTerm>>> = {
  v85: "v85",
  percentageOverLimit: "overLimit",
  vehiclesPerHour: "averagePerHour",
  standardDeviation: "deviation",
  completeness: "completeness",
};

/** One figure of both sides, in words. */
export type FigureRow = {
  key: Judged | Plain["key"];
  name: string;
  help: HelpTerm | undefined;
  before: string;
  after: string;
  /** The sides on which it is an estimate. */
  estimates: { before: boolean; after: boolean };
  /** The difference with its verdict; undefined for a figure that is not judged. */
  judged?: { change: string; interval: string; verdict: string; tone: ReturnType<typeof toneOf> };
};

export type FiguresListProps = { rows: readonly FigureRow[]; names: { before: string; after: string } };

/** Judged figures first. */
export function useFigureRows(comparison: Comparison, hasSpeeds: boolean, told: ToldSides): FigureRow[] {
  const t = useT(compareTexts);
  const { number, signed, quantity } = useNumber();
  const inUnit = (value: number | null, unit: string | undefined, digits: number) =>
    unit ? quantity(value, unit, digits) : number(value, digits);
  const range = ({ low, high }: FigureChangeFragment) =>
    low === null || high === null ? noValue : `${signed(low, 1)} … ${signed(high, 1)}`;
  const changeOf = (figure: Judged, { difference, percent }: FigureChangeFragment) => {
    if (difference === null) return noValue;
    const unit = figure === "percentageOverLimit" ? t("points") : unitOf[figure];
    const size = `${signed(difference, digitsOf[figure])}${unit ? `\u00a0${unit}` : ""}`;
    return percent === null || figure === "percentageOverLimit"
      ? size
      : `${size} (${signed(percent, 1)}\u00a0%)`;
  };
  return [
    ...judgedOf(hasSpeeds).map((key) => {
      const change = comparison[key];
      return {
        key,
        name: t(key),
        help: helpOf[key],
        before: inUnit(change.before, unitOf[key], digitsOf[key]),
        after: inUnit(change.after, unitOf[key], digitsOf[key]),
        estimates: estimatesOf(key, change, told),
        judged: {
          change: changeOf(key, change),
          interval: range(change),
          verdict: t(words[change.verdict]),
          tone: toneOf(key, change.verdict),
        },
      };
    }),
    ...plain
      .filter(({ ofSpeeds }) => hasSpeeds || !ofSpeeds)
      .filter(({ key }) => key !== "completeness" || isCoverageTold(comparison))
      .map(({ key, value, unit, digits = 0 }) => ({
        key,
        name: t(key),
        help: helpOf[key],
        before: inUnit(value(comparison.before), unit, digits),
        after: inUnit(value(comparison.after), unit, digits),
        estimates: estimatesOf(
          key,
          { before: value(comparison.before), after: value(comparison.after) },
          told,
        ),
      })),
  ];
}
