import { Box, Card, Flex, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { Fragment, memo, useEffect, useMemo, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { useLanguage, useT } from "../../i18n/useT";
import type { Measurement } from "../../shared/chart/measurement";
import { EstimateLegend } from "../../shared/estimate/EstimateLegend";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { leftOutText } from "../../shared/interval/leftOut";
import { useNumber } from "../../shared/number/useNumber";
import { type EstimatedKey, isEstimated, type RoadRow } from "../../shared/roads/figures";
import { type RoadGraph, withoutGraph } from "../../shared/roads/graphs";
import { PickBox } from "../../shared/roads/PickBox";
import { RoadChart } from "../../shared/roads/RoadChart";
import { countedOf, type RoadClient } from "../../shared/roads/roadClient";
import { roadsTexts } from "../../shared/roads/roadsTexts";
import { commonScale, extentOf, roadModel, type Scale } from "../../shared/roads/smallChart";
import { useSeriesStore } from "../../shared/roads/useSeries";
import { trafficTexts } from "./trafficTexts";

/** Pixels. */
const chartHeight = 190;

type ChartGridProps = {
  rows: readonly RoadRow[];
  graph: RoadGraph;
  sameScale: boolean;
  linkOf: (client: RoadClient) => string;
  picked: ReadonlySet<string>;
  onPick: (id: string) => void;
};

/** The same graph of each location, optionally on one scale. */
export function ChartGrid({ rows, graph, sameScale, linkOf, picked, onPick }: ChartGridProps) {
  const t = useT(trafficTexts);
  const clients = useMemo(() => rows.map(({ client }) => client), [rows]);
  const { scale, isComplete } = useCommonScale(clients, graph, sameScale);
  return (
    <Box>
      <SimpleGrid columns={{ base: 1, lg: rows.length > 1 ? 2 : 1, "2xl": rows.length > 2 ? 3 : 2 }} gap="3">
        {rows.map((row) => (
          <ChartItem
            key={row.client.id}
            row={row}
            graph={graph}
            scale={scale}
            linkOf={linkOf}
            isPicked={picked.has(row.client.id)}
            onPick={onPick}
          />
        ))}
      </SimpleGrid>
      {rows.some(({ figures }) => figures && figures.estimates.size > 0) ? <EstimateLegend mt="3" /> : null}
      <Text textStyle="xs" color="fg.muted" mt="2" minH="4">
        {isComplete ? "" : t("sameScaleSoFar")}
      </Text>
    </Box>
  );
}

type ChartItemProps = Pick<ChartGridProps, "graph" | "linkOf" | "onPick"> & {
  row: RoadRow;
  scale: Scale | null;
  isPicked: boolean;
};

const ChartItem = memo(function ChartItem({ row, graph, scale, linkOf, isPicked, onPick }: ChartItemProps) {
  const { client, figures } = row;
  const t = useT(trafficTexts);
  const roadsT = useT(roadsTexts);
  const { number, quantity } = useNumber();
  const counted = countedOf(client.kind);
  const count = figures?.count ?? null;
  const leftOut = leftOutText(figures?.leftOut ?? null, useLanguage());
  const marked = (text: string, key: EstimatedKey) =>
    figures && isEstimated(figures, key) ? { text, hasMark: true } : { text, hasMark: false };
  const facts = [
    count === null
      ? null
      : marked(
          counted === "vehicles" ? t("vehiclesCount", { count, number: number(count) }) : number(count),
          "count",
        ),
    figures?.v85 == null ? null : marked(`V85 ${quantity(figures.v85, "km/h")}`, "v85"),
    counted === "vehicles" ? null : { text: roadsT(counted), hasMark: false },
    leftOut === null ? null : { text: leftOut, hasMark: false },
  ].filter((fact) => fact !== null);
  return (
    <Card.Root as="section" aria-label={client.name} size="sm" minW="0" css={{ breakInside: "avoid" }}>
      <Card.Body gap="2">
        <Flex align="start" gap="2">
          <Box flex="1" minW="0">
            <Heading
              as="h2"
              size="sm"
              fontWeight="semibold"
              truncate
              _hover={{ textDecoration: "underline" }}
            >
              <Link to={linkOf(client)} title={client.name}>
                {client.name}
              </Link>
            </Heading>
            <Text textStyle="xs" color="fg.muted" minH="4">
              {figures === null
                ? roadsT("rowFailed")
                : facts.map(({ text, hasMark }, index) => (
                    <Fragment key={text}>
                      {index > 0 ? ` · ${text}` : text}
                      {hasMark ? <EstimateMark /> : null}
                    </Fragment>
                  ))}
            </Text>
          </Box>
          <Box my="-1">
            <PickBox name={client.name} isPicked={isPicked} onPick={() => onPick(client.id)} />
          </Box>
        </Flex>
        <RoadChart client={client} graph={graph} height={chartHeight} scale={scale} />
      </Card.Body>
    </Card.Root>
  );
});

/** Up to this many locations, all charts are loaded at once, so their scale is known before anybody scrolls. */
const mostAtOnce = 50;

const extents = new WeakMap<Measurement, Scale>();

/** A scale that contains the charts of all these locations; null while it is not wanted. */
function useCommonScale(
  clients: readonly RoadClient[],
  graph: RoadGraph,
  isWanted: boolean,
): { scale: Scale | null; isComplete: boolean } {
  const store = useSeriesStore();
  const language = useLanguage();
  const version = useSyncExternalStore(store.subscribe, store.version);
  const drawn = useMemo(
    () => clients.filter(({ kind }) => withoutGraph(kind, graph) === null),
    [clients, graph],
  );
  useEffect(() => {
    if (!isWanted || drawn.length > mostAtOnce) return;
    const ends = drawn.map((client) => store.show(client));
    return () => {
      for (const end of ends) end();
    };
  }, [store, drawn, isWanted]);
  return useMemo(() => {
    if (!isWanted) return { scale: null, isComplete: true };
    // The version the data are read at: the store object itself stays the same.
    void version;
    const found = drawn.map((client) => {
      const series = store.read(client.id);
      if (!series) return series;
      const known = extents.get(series) ?? extentOf(roadModel(graph, client, series, language).options);
      extents.set(series, known);
      return known;
    });
    return {
      scale: commonScale(found.filter((extent) => extent != null)),
      isComplete: found.every((extent) => extent !== undefined),
    };
  }, [store, version, drawn, graph, language, isWanted]);
}
