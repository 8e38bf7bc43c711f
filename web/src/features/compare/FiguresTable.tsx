import { Badge, Table } from "@chakra-ui/react";
import type { ChangeVerdict, FigureChangeFragment } from "../../graphql/generated";
import type { HelpTerm } from "../../i18n/sl/helpTip";
import { compareTexts } from "../../i18n/texts/compare";
import { useT } from "../../i18n/useT";
import { HelpTip } from "../../shared/help/HelpTip";
import { noValue } from "../../shared/number/format";
import { useNumber } from "../../shared/number/useNumber";
import { TableArea } from "../../shared/ui/TableArea";
import { type Comparison, digitsOf, type Judged, judgedOf, type Side, toneOf } from "./figures";

type FiguresTableProps = {
  comparison: Comparison;
  hasSpeeds: boolean;
  names: { before: string; after: string };
};

type Plain = {
  key: "totalVehicles" | "sampleSize" | "v50" | "v30" | "maxSpeed" | "standardDeviation" | "completeness";
  /** Only of devices that measure speeds. */
  ofSpeeds: boolean;
  value: (side: Side) => number | null;
  unit?: string;
  digits?: number;
};

/** Figures that are shown and not judged. */
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
    value: ({ totalVehicles, completeness }) => (completeness.coveredSeconds === 0 ? null : totalVehicles),
  },
  { key: "sampleSize", ofSpeeds: true, value: ({ sampleSize }) => sampleSize },
  {
    key: "completeness",
    ofSpeeds: false,
    value: ({ completeness }) => completeness.share * 100,
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

const palettes = { neutral: "gray", worse: "orange", better: "green" };

/** Both sides' figures, with what is known of the difference of those that are judged. */
export function FiguresTable({ comparison, hasSpeeds, names }: FiguresTableProps) {
  const t = useT(compareTexts);
  const { number, quantity } = useNumber();
  const signed = (value: number | null, digits: number) =>
    value === null ? noValue : `${value > 0 ? "+" : ""}${number(value, digits)}`;
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
  return (
    <TableArea label={t("tableLabel")} borderWidth="1px" rounded="xl" bg="bg.panel">
      <Table.Root size="sm" minW="46rem" aria-label={t("tableLabel")} css={tableStyle}>
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader>{t("figure")}</Table.ColumnHeader>
            <Table.ColumnHeader>{names.before}</Table.ColumnHeader>
            <Table.ColumnHeader>{names.after}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("change")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("intervalColumn")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("verdictColumn")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {judgedOf(hasSpeeds).map((figure) => {
            const change = comparison[figure];
            return (
              <Table.Row key={figure} bg="bg.panel">
                <RowHead name={t(figure)} help={helpOf[figure]} />
                <Table.Cell>{inUnit(change.before, unitOf[figure], digitsOf[figure])}</Table.Cell>
                <Table.Cell>{inUnit(change.after, unitOf[figure], digitsOf[figure])}</Table.Cell>
                <Table.Cell>{changeOf(figure, change)}</Table.Cell>
                <Table.Cell>{range(change)}</Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={palettes[toneOf(figure, change.verdict)]}>
                    {t(words[change.verdict])}
                  </Badge>
                </Table.Cell>
              </Table.Row>
            );
          })}
          {plain
            .filter(({ ofSpeeds }) => hasSpeeds || !ofSpeeds)
            .map(({ key, value, unit, digits = 0 }) => (
              <Table.Row key={key} bg="bg.panel">
                <RowHead name={t(key)} help={helpOf[key]} />
                <Table.Cell>{inUnit(value(comparison.before), unit, digits)}</Table.Cell>
                <Table.Cell>{inUnit(value(comparison.after), unit, digits)}</Table.Cell>
                <Table.Cell />
                <Table.Cell />
                <Table.Cell />
              </Table.Row>
            ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

function RowHead({ name, help }: { name: string; help: HelpTerm | undefined }) {
  return (
    <Table.ColumnHeader scope="row" abbr={name} pe="8">
      {name}
      {help === undefined ? null : <HelpTip term={help} />}
    </Table.ColumnHeader>
  );
}

const tableStyle = {
  "& thead th": { textStyle: "xs", color: "fg.muted", verticalAlign: "bottom" },
  "& th": { fontWeight: "medium" },
  "& thead th:not(:first-of-type), & td": { textAlign: "end" },
  "& td": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
};
