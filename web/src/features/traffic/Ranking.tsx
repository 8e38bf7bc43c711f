import { Box, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useLanguage, useT } from "../../i18n/useT";
import { EstimateLegend } from "../../shared/estimate/EstimateLegend";
import { leftOutLength } from "../../shared/interval/leftOut";
import { type Column, useColumns } from "../../shared/roads/columns";
import { isEstimated, type RoadRow } from "../../shared/roads/figures";
import { type Counted, countedOf, type RoadClient } from "../../shared/roads/roadClient";
import { type FigureKey, figureOf } from "../../shared/roads/sortRows";
import { trafficTexts } from "./trafficTexts";

type RankingProps = {
  rows: readonly RoadRow[];
  figure: FigureKey;
  linkOf: (client: RoadClient) => string;
};

const countedKinds: readonly Counted[] = ["vehicles", "cyclists", "people"];

/** A change may be negative: its bar's length is its absolute value. */
const sizeOf = (value: number) => Math.abs(value);

/**
 * Locations ranked by one figure. Counts are ranked separately for each kind of road user: pedestrians don't
 * belong in a ranking of vehicles.
 */
export function Ranking({ rows, figure, linkOf }: RankingProps) {
  const t = useT(trafficTexts);
  const keys = useMemo(() => [figure], [figure]);
  const [column] = useColumns(keys);
  if (column === undefined) return null;
  if (figure !== "count" && figure !== "perHour")
    return <Places title={column.label} rows={rows} column={column} linkOf={linkOf} />;
  const titles = {
    vehicles: column.label,
    cyclists: t(figure === "count" ? "cyclistsCount" : "cyclistsPerHour"),
    people: t(figure === "count" ? "peopleCount" : "peoplePerHour"),
  };
  return (
    <Stack gap="4">
      {countedKinds.map((counted) => {
        const alike = rows.filter(({ client }) => countedOf(client.kind) === counted);
        return alike.length === 0 ? null : (
          <Places key={counted} title={titles[counted]} rows={alike} column={column} linkOf={linkOf} />
        );
      })}
    </Stack>
  );
}

type PlacesProps = {
  title: string;
  rows: readonly RoadRow[];
  column: Column;
  linkOf: RankingProps["linkOf"];
};

/** Bars side by side; locations without the figure are named below. */
function Places({ title, rows, column, linkOf }: PlacesProps) {
  const t = useT(trafficTexts);
  const language = useLanguage();
  const figure = column.key;
  const ranked = rows.flatMap((row) => {
    const value = figureOf(row.figures, figure);
    return value === null || !row.figures ? [] : [{ client: row.client, figures: row.figures, value }];
  });
  const without = rows.filter(({ figures }) => figureOf(figures, figure) === null);
  const leftOut = rows.flatMap(({ client, figures }) => {
    const length = leftOutLength(figures?.leftOut ?? null, language);
    return length === null ? [] : [`${client.name} (${length})`];
  });
  const longest = Math.max(...ranked.map(({ value }) => sizeOf(value)), Number.EPSILON);
  return (
    <Box as="section" bg="bg.panel" borderWidth="1px" rounded="xl" p={{ base: "4", md: "5" }}>
      <Heading as="h2" size="sm" fontWeight="semibold" mb="3">
        {t("ranking", { figure: title })}
      </Heading>
      <chakra.ol listStyleType="none" css={itemStyle}>
        {ranked.map(({ client, figures, value }, index) => (
          <li key={client.id}>
            <span data-place aria-hidden>
              {index + 1}.
            </span>
            <Link to={linkOf(client)} title={client.name}>
              {client.name}
            </Link>
            <span data-track aria-hidden>
              <span
                data-falls={value < 0 || undefined}
                style={{ width: `${(sizeOf(value) / longest) * 100}%` }}
              />
            </span>
            <span data-value>{column.render(figures)}</span>
          </li>
        ))}
      </chakra.ol>
      {ranked.some(({ figures }) => isEstimated(figures, figure)) ? <EstimateLegend hasSigns mt="3" /> : null}
      {without.length === 0 ? null : (
        <Text textStyle="xs" color="fg.muted" mt="3">
          {t("rankingLess", { names: without.map(({ client }) => client.name).join(", ") })}
        </Text>
      )}
      {leftOut.length === 0 ? null : (
        <Text textStyle="xs" color="fg.muted" mt="3">
          {t("rankingLeftOut", { places: leftOut.join(", ") })}
        </Text>
      )}
    </Box>
  );
}

const itemStyle = {
  "& li": {
    display: "grid",
    gridTemplateColumns: { base: "2rem 1fr auto", md: "2rem minmax(10rem, 20rem) 1fr 7rem" },
    columnGap: "3",
    alignItems: "center",
    minH: "10",
    textStyle: "sm",
  },
  "& [data-place]": { color: "fg.muted", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  "& a": { fontWeight: "medium", truncate: true, rounded: "sm", _hover: { textDecoration: "underline" } },
  "& [data-track]": {
    gridColumn: { base: "2 / -1", md: "auto" },
    gridRow: { base: 2, md: "auto" },
    display: "block",
    h: "3",
    rounded: "sm",
    bg: "bg.muted",
    overflow: "hidden",
  },
  "& [data-track] > span": { display: "block", h: "full", rounded: "sm", bg: "brand.solid" },
  "& [data-track] > [data-falls]": { bg: "fg.subtle" },
  "& [data-value]": { textAlign: "end", fontWeight: "medium", fontVariantNumeric: "tabular-nums" },
};
