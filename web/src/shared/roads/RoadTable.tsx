import { Skeleton, type SystemStyleObject, Table, VisuallyHidden } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import { useT } from "../../i18n/useT";
import { chartTexts } from "../chart/chartTexts";
import { HelpTip } from "../help/HelpTip";
import { type Density, useDensity } from "../ui/density";
import { SortHeader } from "../ui/SortHeader";
import { SpacerRow } from "../ui/SpacerRow";
import { TableArea } from "../ui/TableArea";
import { useVirtualRows } from "../ui/useVirtualRows";
import { ClientName } from "./ClientName";
import { type Column, useColumns } from "./columns";
import type { RoadRow } from "./figures";
import type { RoadGraph } from "./graphs";
import { chartHeight, type RoadListProps } from "./listProps";
import { PickBox } from "./PickBox";
import { RoadChart } from "./RoadChart";
import { roadsTexts } from "./roadsTexts";
import { directionOf, type FigureKey, figureOf, type SortKey } from "./sortRows";

/** Width of a figure's help button in pixels. */
const helpWidth = 32;

/** Table of locations with a column for each figure. */
export function RoadTable({
  label,
  rows,
  keys,
  sort,
  onSort,
  linkOf,
  help = {},
  pick,
  graph,
}: RoadListProps) {
  const t = useT(roadsTexts);
  const chartT = useT(chartTexts);
  const columns = useColumns(keys);
  const density = useDensity();
  const widthOf = ({ key, width }: Column) => width + (help[key] === undefined ? 0 : helpWidth);
  const height = graph === undefined ? rowHeights[density] : chartRowHeight;
  const { container, from, to, before, after } = useVirtualRows<HTMLTableSectionElement>(rows.length, height);
  const span = columns.length + 2 + (pick ? 1 : 0);
  const figures = columns.reduce((sum, column) => sum + widthOf(column), 0);
  const ranked: FigureKey = sort === null || sort.key === "name" ? "count" : sort.key;
  /** Figures sort from the highest, names from A. */
  const press = (key: SortKey) =>
    onSort({ key, descending: sort?.key === key ? !sort.descending : key !== "name" });
  const longest = useMemo(() => longestOf(rows, ranked), [rows, ranked]);
  return (
    <TableArea label={label} outline="none">
      <Table.Root
        size="sm"
        tableLayout="fixed"
        minW={`${figures + (graph ? 560 : 330)}px`}
        css={tableStyle}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {pick ? <col style={{ width: 44 }} /> : null}
          <col style={{ width: graph ? 190 : 250 }} />
          {graph ? null : <col />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column) }} />
          ))}
          {graph ? <col /> : null}
        </colgroup>
        <Table.Header>
          <Table.Row>
            {pick ? (
              <Table.ColumnHeader>
                <VisuallyHidden>{t("pickColumn")}</VisuallyHidden>
              </Table.ColumnHeader>
            ) : null}
            <SortHeader
              column="name"
              label={t("location")}
              align="start"
              sorted={directionOf(sort, "name")}
              onPress={press}
            />
            {graph ? null : <td aria-hidden />}
            {columns.map(({ key, label: head, hint }) => {
              const term = help[key];
              return (
                <SortHeader
                  key={key}
                  column={key}
                  label={head}
                  hint={hint}
                  align="end"
                  sorted={directionOf(sort, key)}
                  onPress={press}
                >
                  {term === undefined ? null : (
                    <span data-help>
                      <HelpTip term={term} />
                    </span>
                  )}
                </SortHeader>
              );
            })}
            {graph ? (
              <Table.ColumnHeader textStyle="xs" color="fg.muted" ps="4" py="2">
                {chartT(graph)}
              </Table.ColumnHeader>
            ) : null}
          </Table.Row>
        </Table.Header>
        <Table.Body ref={container}>
          <SpacerRow height={before} columns={span} />
          {rows.slice(from, to).map((row, index) => (
            <Row
              key={row.client.id}
              row={row}
              to={linkOf(row.client)}
              columns={columns}
              height={height}
              rowIndex={from + index + 2}
              graph={graph}
              bar={graph ? null : (sizeOf(row, ranked) / longest) * 100}
              isPicked={pick?.picked.has(row.client.id) ?? false}
              onPick={pick?.onPick}
            />
          ))}
          <SpacerRow height={after} columns={span} />
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

const sizeOf = ({ figures }: RoadRow, key: FigureKey): number => Math.abs(figureOf(figures, key) ?? 0);

const longestOf = (rows: readonly RoadRow[], key: FigureKey): number =>
  rows.reduce((longest, row) => Math.max(longest, sizeOf(row, key)), Number.EPSILON);

type RowProps = {
  row: RoadRow;
  to: string;
  columns: readonly Column[];
  height: number;
  rowIndex: number;
  graph: RoadGraph | undefined;
  /** Bar of the figure that the table is sorted by, in percent of the longest; null: no bar in this table. */
  bar: number | null;
  isPicked: boolean;
  onPick: ((id: string) => void) | undefined;
};

const Row = memo(function Row({
  row,
  to,
  columns,
  height,
  rowIndex,
  graph,
  bar,
  isPicked,
  onPick,
}: RowProps) {
  const t = useT(roadsTexts);
  const { client, figures } = row;
  return (
    <tr style={{ height }} aria-rowindex={rowIndex}>
      {onPick ? (
        <td>
          <PickBox name={client.name} isPicked={isPicked} onPick={() => onPick(client.id)} />
        </td>
      ) : null}
      <th scope="row">
        <ClientName client={client} to={to} />
      </th>
      {bar === null ? null : (
        <td data-bar aria-hidden>
          <span style={{ width: `${bar}%` }} />
        </td>
      )}
      {figures === null ? (
        <td colSpan={columns.length}>{t("rowFailed")}</td>
      ) : (
        columns.map(({ key, render }) => (
          <td key={key}>{figures ? render(figures) : <Skeleton h="3" w="10" ms="auto" />}</td>
        ))
      )}
      {graph ? (
        <td data-chart>
          <RoadChart client={client} graph={graph} height={chartHeight} />
        </td>
      ) : null}
    </tr>
  );
});

/** Pixels; all rows have the same height, so hidden ones need not be measured. */
const rowHeights: Record<Density, number> = { comfortable: 52, compact: 40 };
const chartRowHeight = 174;

/** The name stays visible while the rest scrolls sideways. */
const sticky = { position: "sticky", insetStart: "0", bg: "bg.panel", zIndex: "1" } as const;

/** One CSS rule for all rows: cells that each compute their own style cost too much in long tables. */
const tableStyle: SystemStyleObject = {
  // Collapsed borders are painted below sticky cells.
  borderCollapse: "separate",
  borderSpacing: "0",
  "& thead td": { borderBottomWidth: "1px", bg: "bg.panel" },
  "& thead th": { verticalAlign: "bottom", bg: "bg.panel" },
  "& thead [data-help]": { pe: "6" },
  "& thead [data-help] + button": { w: "auto", ps: "0.5" },
  "& thead th[data-name], & tbody th": sticky,
  "& tbody th": { fontWeight: "medium", textAlign: "start", px: "3", borderBottomWidth: "1px" },
  "& tbody td": {
    px: "2",
    borderBottomWidth: "1px",
    textAlign: "end",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& tbody td[data-chart]": { textAlign: "start", whiteSpace: "normal", ps: "4", pe: "3", py: "3" },
  "& tbody td[data-bar]": { px: "3" },
  "& tbody td[data-bar] span": {
    display: "block",
    h: "2",
    minW: "0.5",
    rounded: "sm",
    bg: "brand.emphasized",
  },
  "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
  "& tbody th a": {
    lineClamp: "2",
    lineHeight: "1.3",
    rounded: "sm",
    focusVisibleRing: "inside",
    _hover: { textDecoration: "underline" },
  },
};
