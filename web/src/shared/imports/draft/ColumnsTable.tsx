import { Box, Heading, NativeSelect, Stack, Table, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { ListHead, ListTable } from "../../ui/ListTable";
import { columnOf, isCounting, type Options, roles, unitsOf, withColumn } from "../answers";
import type { ImportColumn, Understanding } from "../importFile";
import { importsTexts } from "../importsTexts";
import { useWord } from "../words/useRemark";

type ColumnsTableProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** The columns of a file with their roles, all of which can be changed. */
export function ColumnsTable({ understanding, options, onChange }: ColumnsTableProps) {
  const t = useT(importsTexts);
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {t("columns")}
      </Heading>
      <ListTable
        label={t("columns")}
        minW="42rem"
        heads={
          <>
            <ListHead>{t("column")}</ListHead>
            <ListHead>{t("role")}</ListHead>
            <ListHead>{t("unit")}</ListHead>
            <ListHead>{t("countedKind")}</ListHead>
            <ListHead>{t("towards")}</ListHead>
          </>
        }
      >
        {understanding.columns.map((column) => (
          <ColumnLine key={column.index} {...{ column, understanding, options, onChange }} />
        ))}
      </ListTable>
    </Stack>
  );
}

type ColumnLineProps = ColumnsTableProps & { column: ImportColumn };

function ColumnLine({ column, understanding, options, onChange }: ColumnLineProps) {
  const t = useT(importsTexts);
  const wordOf = useWord();
  const { role, unit, kind, direction } = columnOf(options, understanding, column);
  const name = column.name || t("nameless", { number: column.index + 1 });
  const change = (part: Parameters<typeof withColumn>[3]) =>
    onChange(withColumn(options, understanding, column.index, part));
  const isUnused = (role ?? null) === null;
  const units = unitsOf(role);
  const counts = isCounting(role);
  const words = (list: readonly string[]) => list.map((value) => ({ value, label: wordOf(value) }));
  return (
    <Table.Row bg={isUnused ? "bg.subtle" : undefined} data-unused={isUnused || undefined}>
      <Table.Cell minW="9rem" maxW="18rem" whiteSpace="normal" overflowWrap="anywhere">
        <Text fontWeight={isUnused ? "normal" : "medium"} color={isUnused ? "fg.muted" : undefined}>
          {name}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <Box as="span" srOnly>
            {t("examples")}:{" "}
          </Box>
          {column.examples.slice(0, 2).join(" · ")}
        </Text>
      </Table.Cell>
      <Table.Cell>
        <Select
          label={t("roleOf", { column: name })}
          empty={t("unused")}
          options={roles.map((value) => ({ value, label: t(`role_${value}`) }))}
          chosen={role ?? ""}
          onChoose={(chosen) => change({ role: chosen || null })}
        />
      </Table.Cell>
      <Table.Cell>
        {units.length === 0 ? null : (
          <Select
            label={t("unitOf", { column: name })}
            empty={t("noUnit")}
            options={words(units)}
            chosen={unit ?? ""}
            onChoose={(chosen) => change({ unit: chosen || null })}
          />
        )}
      </Table.Cell>
      <Table.Cell>
        {counts ? (
          <Select
            label={t("kindOf", { column: name })}
            empty={t("byRow")}
            options={words(["vehicle", "bicycle", "pedestrian"])}
            chosen={kind ?? ""}
            onChoose={(chosen) => change({ kind: chosen || null })}
          />
        ) : null}
      </Table.Cell>
      <Table.Cell>
        {counts ? (
          <Select
            label={t("directionOf", { column: name })}
            empty={t("byRow")}
            options={words(["incoming", "outgoing"])}
            chosen={direction ?? ""}
            onChoose={(chosen) => change({ direction: chosen || null })}
          />
        ) : null}
      </Table.Cell>
    </Table.Row>
  );
}

type SelectProps = {
  label: string;
  /** Label for no choice. */
  empty: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** A choice in a table cell, with a label for screen readers. */
function Select({ label, empty, options, chosen, onChoose }: SelectProps) {
  return (
    <NativeSelect.Root size="xs" minW="8.5rem">
      <NativeSelect.Field
        aria-label={label}
        value={chosen}
        fontSize={{ base: "md", md: "xs" }}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{empty}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
