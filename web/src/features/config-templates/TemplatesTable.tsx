import { Box, Link as ChakraLink, Table, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../../shared/time/format";
import { SortHeader } from "../../shared/ui/SortHeader";
import { TableArea } from "../../shared/ui/TableArea";
import { TemplateActions } from "./TemplateActions";
import { type Ask, type Column, columns, editorOf, type Sort, type TemplateRow } from "./templateList";

type TemplatesTableProps = {
  templates: readonly TemplateRow[];
  sort: Sort;
  onSort: (column: Column) => void;
  ask: Ask;
};

const isNumber = (column: Column) => column === "id" || column === "version";

/** The templates as a table. */
export function TemplatesTable({ templates, sort, onSort, ask }: TemplatesTableProps) {
  const t = useT(configTemplatesTexts);
  const sorted = (column: Column) =>
    sort.column === column ? (sort.descending ? "descending" : "ascending") : null;
  return (
    <TableArea label={t("tableLabel")} borderWidth="1px" rounded="l3" bg="bg.panel">
      <Table.Root size="sm" css={{ "& td": { px: "2.5" } }}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map((column) => (
              <SortHeader
                key={column}
                column={column}
                label={t(column)}
                align={isNumber(column) ? "end" : "start"}
                sorted={sorted(column)}
                onPress={onSort}
              />
            ))}
            <Table.ColumnHeader textAlign="end">
              <Box srOnly>{t("actions")}</Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {templates.map((template) => (
            <Table.Row key={template.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums" color="fg.muted">
                {template.id}
              </Table.Cell>
              <Table.Cell fontWeight="medium">
                <ChakraLink asChild color="fg">
                  <Link to={editorOf(template)}>{template.name}</Link>
                </ChakraLink>
              </Table.Cell>
              <Table.Cell>
                {template.hardwareType ?? "-"}
                <Text as="span" textStyle="xs" color="fg.muted" ms="2">
                  {template.superType}
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {template.version}
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {formatDateTime(template.changeDate)}
              </Table.Cell>
              <Table.Cell py="1">
                <TemplateActions template={template} ask={ask} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
