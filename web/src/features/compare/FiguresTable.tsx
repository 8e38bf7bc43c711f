import { Table } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { EstimateMark } from "../../shared/estimate/EstimateMark";
import { HelpTip } from "../../shared/help/HelpTip";
import type { HelpTerm } from "../../shared/help/helpTipTexts.sl";
import { TableArea } from "../../shared/ui/TableArea";
import { compareTexts } from "./compareTexts";
import type { FiguresListProps } from "./useFigureRows";
import { VerdictBadge } from "./VerdictBadge";

/** Both sides' figures in a table. */
export function FiguresTable({ rows, names }: FiguresListProps) {
  const t = useT(compareTexts);
  return (
    <TableArea label={t("tableLabel")} borderWidth="1px" rounded="xl" bg="bg.panel">
      <Table.Root size="sm" minW="46rem" aria-label={t("tableLabel")} css={tableStyle}>
        <Table.Header>
          <Table.Row bg="bg.panel">
            <Table.ColumnHeader>{t("figure")}</Table.ColumnHeader>
            <Table.ColumnHeader>{names.before}</Table.ColumnHeader>
            <Table.ColumnHeader>{names.after}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("change")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("intervalColumn")}</Table.ColumnHeader>
            <Table.ColumnHeader>{t("verdictColumn")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, name, help, before, after, estimates, judged }) => (
            <Table.Row key={key} bg="bg.panel">
              <RowHead name={name} help={help} />
              <Table.Cell>
                {before}
                {estimates.before ? <EstimateMark /> : null}
              </Table.Cell>
              <Table.Cell>
                {after}
                {estimates.after ? <EstimateMark /> : null}
              </Table.Cell>
              <Table.Cell>{judged?.change}</Table.Cell>
              <Table.Cell>{judged?.interval}</Table.Cell>
              <Table.Cell>{judged === undefined ? null : <VerdictBadge {...judged} />}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

function RowHead({ name, help }: { name: string; help: HelpTerm | undefined }) {
  return (
    <Table.ColumnHeader scope="row" abbr={name} pe="8">
      {name}
      {help === undefined ? null : <HelpTip term={help} />}
    </Table.ColumnHeader>
  );
}

const tableStyle = {
  "& thead th": { textStyle: "xs", color: "fg.muted", verticalAlign: "bottom" },
  "& th": { fontWeight: "medium" },
  "& thead th:not(:first-of-type), & td": { textAlign: "end" },
  "& td": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
};
