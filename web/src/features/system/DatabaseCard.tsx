import { Box, Table, Text } from "@chakra-ui/react";
import { Database } from "lucide-react";
import { untold } from "../../i18n/untold";
import { useLanguage, useT } from "../../i18n/useT";
import { fileSize } from "../../shared/number/fileSize";
import { useNumber } from "../../shared/number/useNumber";
import { PartCard } from "../../shared/ui/PartCard";
import { CardTable } from "./CardTable";
import type { SystemState } from "./problems";
import { systemTexts } from "./systemTexts";

/** Kind and size of the database, and what takes the room. */
export function DatabaseCard({ database }: { database: NonNullable<SystemState["database"]> }) {
  const t = useT(systemTexts);
  const { number } = useNumber();
  const language = useLanguage();
  const { engine, version, bytes, largestTables } = database;
  const largest = Math.max(1, ...(largestTables ?? []).map((table) => table.bytes ?? 0));
  // A server estimates the number of rows; a file counts them.
  const about = engine === "POSTGRESQL" ? `${t("rowsAbout")} ` : "";
  return (
    <PartCard title={t("database")} icon={<Database size={16} aria-hidden />}>
      <Text>
        {`${engine === null ? t("unknownEngine") : t(engine)} ${version ?? untold} · `}
        <Text as="span" fontWeight="semibold">
          {fileSize(bytes, language)}
        </Text>
      </Text>
      {largestTables === null ? (
        untold
      ) : largestTables.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noTables")}
        </Text>
      ) : (
        <CardTable label={t("largestTables")} heads={[t("table"), t("size"), t("rows")]} hasFigures>
          {largestTables.map((table) => (
            <Table.Row key={table.name}>
              <Table.Cell minW="10rem">
                {table.name ?? untold}
                {table.bytes === null ? null : (
                  <Box h="1" mt="1" rounded="full" bg="bg.muted" aria-hidden>
                    <Box h="full" rounded="full" bg="brand.solid" w={`${(table.bytes / largest) * 100}%`} />
                  </Box>
                )}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {fileSize(table.bytes, language)}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {table.rows === null ? "-" : `${about}${number(table.rows)}`}
              </Table.Cell>
            </Table.Row>
          ))}
        </CardTable>
      )}
    </PartCard>
  );
}
