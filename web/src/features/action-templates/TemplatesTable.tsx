import { Badge, Code, Table } from "@chakra-ui/react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { ButtonsHead, ListHead, ListTable, NamedCell } from "../../shared/ui/ListTable";
import { SortHeader } from "../../shared/ui/SortHeader";
import type { useColumnSort } from "../../shared/ui/useColumnSort";
import { actionTemplatesTexts } from "./actionTemplatesTexts";
import { TemplateButtons } from "./TemplateButtons";
import { type Ask, paramsOf, type SortColumn, type TemplateRow } from "./templateList";

type TemplatesTableProps = {
  templates: readonly TemplateRow[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

/** The templates as a table. */
export function TemplatesTable({ templates, sorting, ask }: TemplatesTableProps) {
  const t = useT(actionTemplatesTexts);
  const head = (column: SortColumn) => (
    <SortHeader
      column={column}
      label={t(column)}
      align="start"
      sorted={sorting.sorted(column)}
      onPress={sorting.press}
    />
  );
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          {head("name")}
          {head("type")}
          <ListHead>{t("params")}</ListHead>
          <ListHead>{t("userVisible")}</ListHead>
          {head("changeDate")}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {templates.map((template) => (
        <Table.Row key={template.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
          <NamedCell name={template.name} description={template.description} />
          <Table.Cell>
            <Code size="sm" variant="plain" px="0">
              {template.type ?? untold}
            </Code>
          </Table.Cell>
          <Table.Cell maxW="16rem" whiteSpace="normal" overflowWrap="anywhere">
            {paramsOf(template) || "-"}
          </Table.Cell>
          <Table.Cell>
            <Visibility template={template} />
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {formatDateTime(template.changeDate)}
          </Table.Cell>
          <Table.Cell py="1">
            <TemplateButtons template={template} ask={ask} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}

/** Who may pick it. */
export function Visibility({ template }: { template: Pick<TemplateRow, "userVisible"> }) {
  const t = useT(actionTemplatesTexts);
  if (template.userVisible === null) return untold;
  return (
    <Badge colorPalette={template.userVisible ? "brand" : "gray"}>
      {t(template.userVisible ? "forUsers" : "adminsOnly")}
    </Badge>
  );
}
