import { Table } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { ListHead, ListTable } from "../../shared/ui/ListTable";
import { AuditAbout } from "./AuditAbout";
import { Outcome, RequestId, What, When, Who } from "./AuditFacts";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";

const heads = ["time", "who", "what", "target", "result", "request"] as const;

/** The log as a table. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  return (
    <ListTable
      label={t("tableLabel")}
      css={{ "& td": { px: "2.5", verticalAlign: "top" } }}
      heads={heads.map((head) => <ListHead key={head}>{t(head)}</ListHead>)}
    >
      {rows.map((row) => (
        <Table.Row key={row.id} bg={row.done === false ? "bg.error" : "bg.panel"} data-done={row.done}>
          <Table.Cell fontVariantNumeric="tabular-nums">
            <When row={row} />
          </Table.Cell>
          <Table.Cell minW="10rem" maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            <Who row={row} />
          </Table.Cell>
          <Table.Cell minW="9rem" maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            <What call={row.call} />
          </Table.Cell>
          <Table.Cell
            minW="16rem"
            maxW="26rem"
            whiteSpace="normal"
            overflowWrap="anywhere"
            _empty={{ _before: { content: "'-'" } }}
          >
            <AuditAbout row={row} />
          </Table.Cell>
          <Table.Cell minW="8rem" maxW="12rem" whiteSpace="normal" overflowWrap="anywhere">
            <Outcome row={row} />
          </Table.Cell>
          <Table.Cell py="1">
            <RequestId id={row.requestId} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}
