import { Table } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { TableArea } from "../../shared/ui/TableArea";

type CardTableProps = ComponentProps<typeof TableArea> & {
  heads: readonly string[];
  /** All columns but the first hold figures. */
  hasFigures?: boolean;
  /** The heads stay in sight where the table scrolls by itself. */
  stickyHeader?: boolean;
  /** Its rows. */
  children: ReactNode;
};

const style = {
  "& tbody tr": { bg: "transparent" },
  "& thead tr": { bg: "bg.panel" },
  "& td, & th": { px: "2" },
};

/** A table in a card, which is its frame. */
export function CardTable({ heads, hasFigures, stickyHeader, children, ...area }: CardTableProps) {
  return (
    <TableArea {...area}>
      <Table.Root size="sm" stickyHeader={stickyHeader} css={style}>
        <Table.Header>
          <Table.Row>
            {heads.map((head, index) => (
              <Table.ColumnHeader
                key={head}
                textStyle="xs"
                color="fg.muted"
                textAlign={hasFigures && index > 0 ? "end" : "start"}
              >
                {head}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </TableArea>
  );
}
