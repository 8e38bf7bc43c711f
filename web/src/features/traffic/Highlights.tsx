import { Grid, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { HelpTip } from "../../shared/help/HelpTip";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";
import { leftOutText } from "../../shared/interval/leftOut";
import { usePercent } from "../../shared/number/percent";
import { useNumber } from "../../shared/number/useNumber";
import { type EstimatedKey, isEstimated, limitsIn, type RoadRow } from "../../shared/roads/figures";
import { figuresTexts } from "../../shared/roads/figuresTexts";
import { countedOf } from "../../shared/roads/roadClient";
import { type FigureKey, figureOf } from "../../shared/roads/sortRows";
import { totalsOf } from "../../shared/roads/totals";
import { trafficTexts } from "./trafficTexts";

type Tile = { label: string; value: string; isEstimate?: boolean; hint: string; help?: HelpTerm };

/** The group at a glance: totals, and the locations that stand out. */
export function Highlights({ rows }: { rows: readonly RoadRow[] }) {
  const t = useT(trafficTexts);
  const figuresT = useT(figuresTexts);
  const { number, quantity } = useNumber();
  const percent = usePercent();
  const language = useLanguage();
  const tiles = useMemo((): Tile[] => {
    const totals = totalsOf(rows);
    const busiest = highest(ofVehicles(rows), "count");
    const fastest = highest(rows, "v85");
    const mostOver = highest(rows, "overLimit");
    const isOf = (one: typeof busiest, key: EstimatedKey) =>
      one?.row.figures ? isEstimated(one.row.figures, key) : false;
    const name = (one: typeof busiest) => one?.row.client.name ?? "";
    // The limit first: a long name is cut off at its end.
    const overLimitOf = (one: typeof busiest) => {
      const speed = one?.row.figures ? limitsIn(one.row.figures) : null;
      return speed === null ? name(one) : figuresT("overLimitOf", { speed, count: name(one) });
    };
    return [
      {
        label: t("allVehicles"),
        value: number(totals.count.vehicles),
        isEstimate: totals.estimates.has("vehicles"),
        hint: t("passages"),
      },
      {
        label: t("busiest"),
        value: number(busiest?.value),
        isEstimate: isOf(busiest, "count"),
        hint: name(busiest),
      },
      {
        label: t("fastest"),
        value: quantity(fastest?.value, "km/h"),
        isEstimate: isOf(fastest, "v85"),
        hint: name(fastest),
        help: "v85",
      },
      {
        label: t("mostOver"),
        value: percent(mostOver?.value),
        isEstimate: isOf(mostOver, "overLimit"),
        hint: overLimitOf(mostOver),
        help: "overLimit",
      },
      ...(totals.completeness === null
        ? []
        : [
            {
              label: t("data"),
              value: totals.known === 0 ? number(null) : percent(totals.completeness.share * 100),
              // What is left out first: the end may be cut off.
              hint: [
                leftOutText(totals.leftOut, language),
                t("dataOf", { known: totals.known, of: totals.of }),
              ]
                .filter((part) => part !== null)
                .join(", "),
              help: "completeness" as const,
            },
          ]),
    ];
  }, [rows, t, figuresT, number, quantity, percent, language]);
  const isLoading = rows.every(({ figures }) => figures === undefined);
  return (
    <Grid
      as="dl"
      templateColumns={{ base: "repeat(2, 1fr)", md: `repeat(${tiles.length}, 1fr)` }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {tiles.map(({ label, value, isEstimate = false, hint, help }, index) => (
        <Stack
          key={label}
          bg="bg.panel"
          px={{ base: "4", lg: "5" }}
          py="4"
          gap="1"
          minW="0"
          gridColumn={{ base: index === 0 ? "1 / -1" : undefined, md: "auto" }}
        >
          <Text as="dt" textStyle="sm" color="fg.muted" pe={help === undefined ? undefined : "2"}>
            {label}
            {help === undefined ? null : <HelpTip term={help} />}
          </Text>
          <Text as="dd" textStyle="2xl" lineHeight="1.2" fontWeight="semibold" letterSpacing="-0.02em">
            {isLoading ? <Skeleton h="6" w="20" my="0.5" /> : value}
            {isEstimate && !isLoading ? <EstimateMark /> : null}
          </Text>
          <Text as="dd" textStyle="xs" color="fg.muted" truncate title={hint} minH="4">
            {isLoading ? "" : hint}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

type Highlight = { row: RoadRow; value: number };

/** The location with the highest value of a figure; null if none has it. */
function highest(rows: readonly RoadRow[], key: FigureKey): Highlight | null {
  return rows.reduce<Highlight | null>((best, row) => {
    const value = figureOf(row.figures, key);
    return value === null || (best !== null && best.value >= value) ? best : { row, value };
  }, null);
}

/** Locations that count vehicles: statements on vehicles concern only these. */
const ofVehicles = (rows: readonly RoadRow[]): RoadRow[] =>
  rows.filter(({ client }) => countedOf(client.kind) === "vehicles");
