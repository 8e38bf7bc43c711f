import { Table } from "@chakra-ui/react";
import { auditLogTexts } from "../../i18n/texts/auditLog";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { ListHead, ListTable } from "../../shared/ui/ListTable";
import { Outcome, RequestId, What, Who } from "./AuditFacts";
import type { AuditRow } from "./auditFilter";
import { shownFields } from "./auditTarget";
import { TargetFacts } from "./TargetFacts";
import { useTargets } from "./useTargets";

const heads = ["time", "who", "what", "target", "result", "request"] as const;

/** The log as a table. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  const targetsOf = useTargets();
  return (
    <ListTable
      label={t("tableLabel")}
      css={{ "& td": { px: "2.5", verticalAlign: "top" } }}
      heads={heads.map((head) => <ListHead key={head}>{t(head)}</ListHead>)}
    >
      {rows.map((row) => (
        <Table.Row key={row.id} bg={row.done === false ? "bg.error" : "bg.panel"} data-done={row.done}>
          <Table.Cell fontVariantNumeric="tabular-nums">{formatDateTime(row.time)}</Table.Cell>
          <Table.Cell minW="10rem" maxW="16rem" whiteSpace="normal">
            <Who row={row} />
          </Table.Cell>
          <Table.Cell maxW="18rem" whiteSpace="normal">
            <What call={row.call} />
          </Table.Cell>
          <Table.Cell maxW="22rem" whiteSpace="normal" _empty={{ _before: { content: "'-'" } }}>
            <TargetFacts targets={targetsOf(row)} fields={shownFields(row)} />
          </Table.Cell>
          <Table.Cell maxW="12rem" whiteSpace="normal">
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
