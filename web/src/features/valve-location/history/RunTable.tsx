import { Table } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { chartTexts } from "../../../shared/chart/chartTexts";
import { TableArea } from "../../../shared/ui/TableArea";
import { Outcome } from "./Outcome";
import type { RunWords } from "./useRunWords";
import type { ValveRun } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

export type RunListProps = { runs: readonly ValveRun[]; words: RunWords };

/** Runs as rows. */
export function RunTable({ runs, words }: RunListProps) {
  const t = useT(valveHistoryTexts);
  const chart = useT(chartTexts);
  return (
    <TableArea label={chart("tableLabel", { name: t("log") })} borderWidth="1px" rounded="md">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {(["when", "kind", "outcome"] as const).map((name) => (
              <Table.ColumnHeader key={name} scope="col">
                {t(name)}
              </Table.ColumnHeader>
            ))}
            {(["planned", "flowed"] as const).map((name) => (
              <Table.ColumnHeader key={name} scope="col" textAlign="end">
                {t(name)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {runs.map((run) => (
            <Table.Row key={`${run.kind}${run.from}`}>
              <Table.Cell whiteSpace="nowrap">{words.when(run)}</Table.Cell>
              <Table.Cell>{t(run.kind)}</Table.Cell>
              <Table.Cell>
                <Outcome run={run} />
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {words.planned(run)}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {words.flowed(run)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
