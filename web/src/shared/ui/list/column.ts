import type { BoxProps, TableCellProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Where it stands on a card: beside its name its state, below both texts, facts in one line, and last the foot beside the buttons. */
export type Place = "name" | "state" | "text" | "fact" | "foot" | "buttons";

/** What a list shows of each row: in a column of its table, and on its card on a phone. */
export type Column<Row> = {
  /** Where the list is sorted by it, as the order is called. */
  key: string;
  /** Left out: it stands on cards alone. */
  head?: string;
  hint?: string;
  cell: (row: Row) => ReactNode;
  /** Where head and cells stand; figures stand to the right. */
  align?: "end";
  /** Of the table's cells. */
  look?: Omit<TableCellProps, "children" | "textAlign">;
  /** Left out: no card has it. `cell`: what stands there in place of the table's. */
  card?: { at: Place; cell?: (row: Row) => ReactNode; look?: Omit<BoxProps, "children"> };
};

/** The look of times and figures. */
export const figures = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" } as const;

/** The look of what people wrote, which may be long. */
export const written = { whiteSpace: "normal", overflowWrap: "anywhere" } as const;

/** The look of a name above what was written of it: see Named. */
export const named = { ...written, minW: "14rem", maxW: "28rem" } as const;
