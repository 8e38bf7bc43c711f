import { Card, Flex, Stack, Table, Text } from "@chakra-ui/react";
import { Cpu, Pencil, RadioTower, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { untold } from "../../../i18n/untold";
import { useLanguage, useT } from "../../../i18n/useT";
import { useClearParams } from "../../../shared/address/useClearParams";
import { useParam } from "../../../shared/address/useParam";
import { useSearch } from "../../../shared/address/useSearch";
import { fileSize } from "../../../shared/number/fileSize";
import { formatDateTime } from "../../../shared/time/format";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { ButtonsHead, ListHead, ListTable, NamedCell } from "../../../shared/ui/ListTable";
import { ListTools } from "../../../shared/ui/ListTools";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { RowButton, RowButtons } from "../../../shared/ui/RowButton";
import { SortHeader } from "../../../shared/ui/SortHeader";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { firmwareTexts } from "../firmwareTexts";
import {
  type Ask,
  type CountedFirmware,
  type FirmwareRow,
  type SortColumn,
  shownFirmware,
  sortColumns,
  usualSort,
} from "./firmwareList";
import { Sha } from "./Sha";

type FirmwarePartProps = {
  firmwares: readonly CountedFirmware[];
  hardwareTypes: readonly string[];
  ask: Ask;
};

/** Address parameters of the filters. */
const narrowing = ["q", "type"];

/** The list of firmware, with search, filter and sorting. */
export function FirmwarePart({ firmwares, hardwareTypes, ask }: FirmwarePartProps) {
  const t = useT(firmwareTexts);
  const isPhone = useIsPhone();
  const [typed, find, forget] = useSearch();
  const clear = useClearParams(narrowing);
  const [type, setType] = useParam("type");
  const sorting = useColumnSort(sortColumns, usualSort);
  const { column, descending } = sorting.sort;
  const hardwareType = hardwareTypes.find((known) => known === type) ?? null;
  const search = useDeferredValue(typed);
  const shown = useMemo(
    () => shownFirmware(firmwares, { search, hardwareType, sort: { column, descending } }),
    [firmwares, search, hardwareType, column, descending],
  );
  if (firmwares.length === 0) return <PageMessage icon={<Cpu />} title={t("none")} text={t("noneText")} />;
  return (
    <>
      <ListTools
        label={t("search")}
        typed={typed}
        onType={find}
        columns={sortColumns}
        nameOf={t}
        sorting={sorting}
      >
        <ChooserField
          label={t("hardwareType")}
          options={[
            { value: "", label: t("allTypes") },
            ...hardwareTypes.map((value) => ({ value, label: value })),
          ]}
          chosen={hardwareType ?? ""}
          onChoose={setType}
          width="16rem"
        />
      </ListTools>
      {shown.length === 0 ? (
        <NoMatch
          title={t("noMatch")}
          text={t("noMatchText")}
          clear={t("showEverything")}
          onClear={() => {
            forget();
            clear();
          }}
        />
      ) : isPhone ? (
        <FirmwareCards firmwares={shown} ask={ask} />
      ) : (
        <FirmwareTable firmwares={shown} sorting={sorting} ask={ask} />
      )}
    </>
  );
}

type FirmwareCardsProps = { firmwares: readonly CountedFirmware[]; ask: Ask };

/** The firmware on a phone. */
function FirmwareCards({ firmwares, ask }: FirmwareCardsProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {firmwares.map((firmware) => (
        <Card.Root as="li" key={firmware.id} px="4" pt="3" pb="1" gap="1">
          <Flex justify="space-between" align="start" gap="2">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {firmware.version ?? untold}
            </Text>
            <Text textStyle="sm" whiteSpace="nowrap">
              {t("running")} {t("runningCount", { count: firmware.running })}
            </Text>
          </Flex>
          {firmware.description ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {firmware.description}
            </Text>
          ) : null}
          <Text textStyle="sm" color="fg.muted">
            {[
              firmware.hardwareType ?? "-",
              fileSize(firmware.size, language),
              formatDateTime(firmware.createDate),
            ].join(" · ")}
          </Text>
          <Flex justify="space-between" align="center" gap="2" wrap="wrap">
            <Sha firmware={firmware} />
            <FirmwareButtons firmware={firmware} ask={ask} />
          </Flex>
        </Card.Root>
      ))}
    </Stack>
  );
}

type FirmwareButtonsProps = { firmware: FirmwareRow; ask: Ask };

function FirmwareButtons({ firmware, ask }: FirmwareButtonsProps) {
  const t = useT(firmwareTexts);
  const { version } = firmware;
  return (
    <RowButtons>
      <RowButton
        icon={RadioTower}
        label={t("assignOf", { version })}
        title={t("assign")}
        onClick={() => ask("assign", firmware)}
      />
      <RowButton
        icon={Pencil}
        label={t("editOf", { version })}
        title={t("edit")}
        onClick={() => ask("edit", firmware)}
      />
      <RowButton
        icon={Trash2}
        label={t("removeOf", { version })}
        title={t("remove")}
        onClick={() => ask("remove", firmware)}
      />
    </RowButtons>
  );
}

type FirmwareTableProps = {
  firmwares: readonly CountedFirmware[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

function FirmwareTable({ firmwares, sorting, ask }: FirmwareTableProps) {
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
