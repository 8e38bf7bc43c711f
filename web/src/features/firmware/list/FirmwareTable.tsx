import { Table } from "@chakra-ui/react";
import { useLanguage, useT } from "../../../i18n/useT";
import { fileSize } from "../../../shared/number/fileSize";
import { formatDateTime } from "../../../shared/time/format";
import { ButtonsHead, ListHead, ListTable, NamedCell } from "../../../shared/ui/ListTable";
import { SortHeader } from "../../../shared/ui/SortHeader";
import type { useColumnSort } from "../../../shared/ui/useColumnSort";
import { firmwareTexts } from "../firmwareTexts";
import { FirmwareButtons } from "./FirmwareButtons";
import type { Ask, CountedFirmware, SortColumn } from "./firmwareList";
import { Sha } from "./Sha";

type FirmwareTableProps = {
  firmwares: readonly CountedFirmware[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

/** The firmware as a table. */
export function FirmwareTable({ firmwares, sorting, ask }: FirmwareTableProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  const head = (column: SortColumn, align: "start" | "end" = "start") => (
    <SortHeader
      column={column}
      label={t(column)}
      align={align}
      sorted={sorting.sorted(column)}
      onPress={sorting.press}
    />
  );
  return (
    <ListTable
      label={t("tableLabel")}
      heads={
        <>
          {head("version")}
          {head("hardwareType")}
          {head("running", "end")}
          {head("size", "end")}
          <ListHead>{t("sha256")}</ListHead>
          {head("createDate")}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      {firmwares.map((firmware) => (
        <Table.Row key={firmware.id} bg="bg.panel" _hover={{ bg: "bg.subtle" }}>
          <NamedCell name={firmware.version} description={firmware.description} />
          <Table.Cell>{firmware.hardwareType ?? "-"}</Table.Cell>
          <Table.Cell textAlign="end" whiteSpace="nowrap">
            {t("runningCount", { count: firmware.running })}
          </Table.Cell>
          <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {fileSize(firmware.size, language)}
          </Table.Cell>
          <Table.Cell py="0" whiteSpace="nowrap">
            <Sha firmware={firmware} />
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {formatDateTime(firmware.createDate)}
          </Table.Cell>
          <Table.Cell py="1">
            <FirmwareButtons firmware={firmware} ask={ask} />
          </Table.Cell>
        </Table.Row>
      ))}
    </ListTable>
  );
}
