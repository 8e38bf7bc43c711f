import { Box, chakra, Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { EstimateLegend } from "../estimate/EstimateLegend";
import { HelpTip } from "../help/HelpTip";
import { useIsPhone } from "../ui/useMedia";
import { useVirtualRows } from "../ui/useVirtualRows";
import { ClientName } from "./ClientName";
import { type Column, useColumns } from "./columns";
import { isEstimated, type RoadRow } from "./figures";
import { chartHeight, type FiguresHelp, type RoadListProps } from "./listProps";
import { PickBox } from "./PickBox";
import { RoadChart } from "./RoadChart";
import { RoadTable } from "./RoadTable";
import { roadsTexts } from "./roadsTexts";

export function RoadList(props: RoadListProps) {
  const List = useIsPhone() ? RoadCards : RoadTable;
  const hasEstimates = props.rows.some(
    ({ figures }) => figures && props.keys.some((key) => isEstimated(figures, key)),
  );
  return (
    <>
      <List {...props} />
      {hasEstimates ? (
        <EstimateLegend hasSigns px={{ base: "4", md: "3" }} py="2" borderTopWidth="1px" />
      ) : null}
    </>
  );
}

/** Pixels: a name, rows of three figures, a line below the last ones, the chart. */
const heights = { name: 68, figures: 44, leftOut: 12, chart: chartHeight + 18, rest: 16 };
const abreast = 3;

const nameStyle = {
  "& a": {
    fontWeight: "medium",
    display: "block",
    truncate: true,
    rounded: "sm",
    focusVisibleRing: "outside",
  },
};

/** The list of locations on a phone. */
function RoadCards({ label, rows, keys, linkOf, help, pick, graph }: RoadListProps) {
  const columns = useColumns(keys);
  const lines = Math.ceil(columns.length / abreast);
  const below = rows.some(({ figures }) => figures?.leftOut) ? heights.leftOut : 0;
  const height = heights.name + lines * heights.figures + below + (graph ? heights.chart : 0) + heights.rest;
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(rows.length, height);
  return (
    <chakra.ul ref={container} listStyleType="none" aria-label={label}>
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {rows.slice(from, to).map((row, index) => (
        <chakra.li
          key={row.client.id}
          h={`${height}px`}
          overflow="hidden"
          px="4"
          pt="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <Flex gap="2" align="start" h="12" css={nameStyle}>
            <Box flex="1" minW="0">
              <ClientName client={row.client} to={linkOf(row.client)} />
            </Box>
            {pick ? (
              <PickBox
                name={row.client.name}
                isPicked={pick.picked.has(row.client.id)}
                onPick={() => pick.onPick(row.client.id)}
              />
            ) : null}
          </Flex>
          <CardFigures row={row} columns={columns} help={from + index === 0 ? help : undefined} />
          {graph ? (
            <Box pt={below > 0 ? "6" : "3"}>
              <RoadChart client={row.client} graph={graph} height={chartHeight} />
            </Box>
          ) : null}
        </chakra.li>
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}

type CardFiguresProps = { row: RoadRow; columns: readonly Column[]; help: FiguresHelp | undefined };

function CardFigures({ row: { figures }, columns, help = {} }: CardFiguresProps) {
  const t = useT(roadsTexts);
  if (figures === null)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t("rowFailed")}
      </Text>
    );
  return (
    <Grid as="dl" templateColumns={`repeat(${abreast}, 1fr)`} columnGap="2">
      {columns.map(({ key, label, render }) => {
        const term = help[key];
        return (
          <Box key={key} h={`${heights.figures}px`} minW="0">
            <Flex
              as="dt"
              align="center"
              textStyle="xs"
              color="fg.muted"
              title={label}
              pe={term === undefined ? undefined : "6"}
            >
              <Text as="span" truncate>
                {label}
              </Text>
              {term === undefined ? null : <HelpTip term={term} />}
            </Flex>
            <Text as="dd" textStyle="sm" fontWeight="medium" css={{ "& > div": { justifyContent: "start" } }}>
              {figures ? render(figures) : <Skeleton h="3" w="12" mt="1.5" />}
            </Text>
          </Box>
        );
      })}
    </Grid>
  );
}
