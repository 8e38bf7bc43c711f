import { Link as ChakraLink, Table, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { ButtonsHead, ListTable } from "../../shared/ui/ListTable";
import { SortHeader } from "../../shared/ui/SortHeader";
import type { useColumnSort } from "../../shared/ui/useColumnSort";
import { configTemplatesTexts } from "./configTemplatesTexts";
import { TemplateActions } from "./TemplateActions";
import { type Ask, type Column, columns, editorOf, type TemplateRow } from "./templateList";

type TemplatesTableProps = {
  templates: readonly TemplateRow[];
  sorting: ReturnType<typeof useColumnSort<Column>>;
  ask: Ask;
};

const isNumber = (column: Column) => column === "id" || column === "version";

/** The templates as a table. */
export function TemplatesTable({ templates, sorting, ask }: TemplatesTableProps) {
  const t = useT(configTemplatesTexts);
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          {columns.map((column) => (
            <SortHeader
              key={column}
              column={column}
              label={t(column)}
              align={isNumber(column) ? "end" : "start"}
              sorted={sorting.sorted(column)}
              onPress={sorting.press}
            />
          ))}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {templates.map((template) => (
        <Table.Row key={template.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
          <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums" color="fg.muted">
            {template.id}
          </Table.Cell>
          <Table.Cell fontWeight="medium">
            <ChakraLink asChild color="fg">
              <Link to={editorOf(template)}>{template.name ?? untold}</Link>
            </ChakraLink>
          </Table.Cell>
          <Table.Cell>
            {template.hardwareType ?? "-"}
            <Text as="span" textStyle="xs" color="fg.muted" ms="2">
              {template.superType}
            </Text>
          </Table.Cell>
          <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
            {template.version ?? untold}
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {formatDateTime(template.changeDate)}
          </Table.Cell>
          <Table.Cell py="1">
            <TemplateActions template={template} ask={ask} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}
