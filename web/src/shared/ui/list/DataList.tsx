import { Box, type BoxProps, Card, Flex, Stack, Table, Text } from "@chakra-ui/react";
import { type ComponentProps, Fragment, memo } from "react";
import { untold } from "../../../i18n/untold";
import { SelectBox } from "../../bulk/SelectBox";
import { SelectHead } from "../../bulk/SelectHead";
import type { Selection } from "../../bulk/useSelection";
import { ButtonsHead, ListHead, ListTable } from "../ListTable";
import { SortHeader } from "../SortHeader";
import type { useColumnSort } from "../useColumnSort";
import { useIsPhone } from "../useMedia";
import type { Column, Place } from "./column";

type Listed = { id: string };

/** Of a table's row, and of a card. */
type RowLook = Pick<BoxProps, "bg" | "borderColor" | "cursor" | "_hover"> & {
  onClick?: () => void;
  [data: `data-${string}`]: unknown;
};

type DataListProps<R extends Listed, Sort extends string> = {
  label: string;
  /** The same as long as nothing else is to be shown: rows that did not change are not drawn again. */
  columns: readonly Column<R>[];
  rows: readonly R[];
  sorting?: Pick<ReturnType<typeof useColumnSort<Sort>>, "columns" | "sorted" | "press">;
  /** What is chosen of the rows, and what the boxes for it are called. */
  choosing?: { selection: Selection; all: string; nameOf: (row: R) => string };
  lookOf?: ((row: R) => RowLook) | undefined;
  /** Of the table. */
  css?: ComponentProps<typeof ListTable>["css"];
};

/** A list: a table, or on a phone a card for each row. */
export function DataList<R extends Listed, Sort extends string = never>(props: DataListProps<R, Sort>) {
  const { label, columns, rows, sorting, choosing, lookOf, css } = props;
  const isPhone = useIsPhone();
  const Line = isPhone ? CardLine : TableLine;
  const lines = rows.map((row) => (
    <Line
      key={row.id}
      row={row}
      columns={columns}
      lookOf={lookOf}
      isChosen={choosing?.selection.chosen.has(row.id)}
      chooseLabel={choosing?.nameOf(row)}
      toggle={choosing?.selection.toggle}
    />
  ));
  if (isPhone)
    return (
      <Stack as="ul" listStyleType="none" gap="2" aria-label={label}>
        {lines}
      </Stack>
    );
  return (
    <ListTable
      label={label}
      css={css}
      heads={
        <>
          {choosing ? <SelectHead label={choosing.all} selection={choosing.selection} /> : null}
          {columns.map((column) => (
            <Head key={column.key} column={column} sorting={sorting} />
          ))}
        </>
      }
    >
      {lines}
    </ListTable>
  );
}

type HeadProps<R extends Listed, Sort extends string> = Pick<DataListProps<R, Sort>, "sorting"> & {
  column: Column<R>;
};

function Head<R extends Listed, Sort extends string>({ column, sorting }: HeadProps<R, Sort>) {
  const { key, head, hint, align = "start", card } = column;
  const sort = sorting?.columns.find((known) => known === key);
  if (head === undefined) return null;
  if (sorting && sort !== undefined)
    return (
      <SortHeader
        column={sort}
        label={head}
        hint={hint}
        align={align}
        sorted={sorting.sorted(sort)}
        onPress={sorting.press}
      />
    );
  return card?.at === "buttons" ? (
    <ButtonsHead>{head}</ButtonsHead>
  ) : (
    <ListHead align={align}>{head}</ListHead>
  );
}

type LineProps<R extends Listed> = {
  row: R;
  columns: readonly Column<R>[];
  lookOf: ((row: R) => RowLook) | undefined;
  isChosen: boolean | undefined;
  chooseLabel: string | undefined;
  toggle: Selection["toggle"] | undefined;
};

const usualLook: RowLook = { bg: "bg.panel", _hover: { bg: "bg.subtle" } };

function TableRow<R extends Listed>(props: LineProps<R>) {
  const { row, columns, lookOf, toggle } = props;
  return (
    <Table.Row {...(lookOf?.(row) ?? usualLook)}>
      {toggle ? (
        <Table.Cell py="0">
          <ChooseBox {...props} toggle={toggle} />
        </Table.Cell>
      ) : null}
      {columns.map(({ key, head, cell, align, look, card }) =>
        head === undefined ? null : (
          <Table.Cell key={key} textAlign={align} py={card?.at === "buttons" ? "1" : undefined} {...look}>
            {cell(row)}
          </Table.Cell>
        ),
      )}
    </Table.Row>
  );
}

const TableLine = memo(TableRow) as typeof TableRow;

function CardItem<R extends Listed>(props: LineProps<R>) {
  const { row, columns, lookOf, toggle } = props;
  const partsAt = (place: Place) =>
    columns.flatMap(({ key, cell, card }) =>
      card?.at === place ? [{ key, look: card.look, told: (card.cell ?? cell)(row) }] : [],
    );
  const boxesAt = (place: Place, usual: BoxProps) =>
    partsAt(place).map(({ key, look, told }) => (
      <Box key={key} {...usual} {...look}>
        {told}
      </Box>
    ));
  const facts = partsAt("fact").filter(({ told }) => told !== null && told !== "");
  const buttons = boxesAt("buttons", { ms: "auto" });
  const ends = { pb: buttons.length > 0 ? "1" : "3" };
  const body = (
    <>
      <Flex justify="space-between" align="start" gap="2">
        {boxesAt("name", { minW: "0", fontWeight: "medium", overflowWrap: "anywhere" })}
        {boxesAt("state", {})}
      </Flex>
      {boxesAt("text", { textStyle: "sm", overflowWrap: "anywhere", _empty: { display: "none" } })}
      {facts.length === 0 ? null : (
        <Text textStyle="sm" color="fg.muted">
          {facts.map(({ key, told }, index) => (
            <Fragment key={key}>
              {index > 0 ? " · " : null}
              {told}
            </Fragment>
          ))}
        </Text>
      )}
      <Flex align="center" gap="2" wrap="wrap" _empty={{ display: "none" }}>
        {/* Breaks its own lines before the buttons go below it. */}
        {boxesAt("foot", { textStyle: "sm", flex: "1 1 0" })}
        {buttons}
      </Flex>
    </>
  );
  return toggle ? (
    <Card.Root as="li" ps="1" pe="3" pt="2" {...ends} {...lookOf?.(row)}>
      <Flex gap="1" align="start">
        <ChooseBox {...props} toggle={toggle} />
        <Stack flex="1" minW="0" gap="1" pt="1">
          {body}
        </Stack>
      </Flex>
    </Card.Root>
  ) : (
    <Card.Root as="li" px="4" pt="3" gap="1" {...ends} {...lookOf?.(row)}>
      {body}
    </Card.Root>
  );
}

const CardLine = memo(CardItem) as typeof CardItem;

type ChooseBoxProps = {
  row: Listed;
  isChosen: boolean | undefined;
  chooseLabel: string | undefined;
  toggle: Selection["toggle"];
};

const ChooseBox = ({ row, isChosen = false, chooseLabel = "", toggle }: ChooseBoxProps) => (
  <SelectBox label={chooseLabel} isChosen={isChosen} onToggle={(isRange) => toggle(row.id, isRange)} />
);

type NamedProps = { name: string | null; description: string | null };

/** What a row of a table is called, above what was written of it. */
export const Named = ({ name, description }: NamedProps) => (
  <>
    <Text fontWeight="medium">{name ?? untold}</Text>
    {description ? (
      <Text textStyle="xs" color="fg.muted">
        {description}
      </Text>
    ) : null}
  </>
);
