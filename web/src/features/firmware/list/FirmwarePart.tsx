import { Code, HStack } from "@chakra-ui/react";
import { Copy, Cpu, Pencil, RadioTower, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { untold } from "../../../i18n/untold";
import { useLanguage, useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { useSearch } from "../../../shared/address/useSearch";
import { fileSize } from "../../../shared/number/fileSize";
import { formatDateTime } from "../../../shared/time/format";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { copyText } from "../../../shared/ui/copyText";
import { IconAction } from "../../../shared/ui/IconAction";
import { ListTools } from "../../../shared/ui/ListTools";
import { type Column, figures, named } from "../../../shared/ui/list/column";
import { DataList, Named } from "../../../shared/ui/list/DataList";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { RowButton, RowButtons } from "../../../shared/ui/RowButton";
import { toast } from "../../../shared/ui/toastStore";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
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

type FirmwarePartProps = {
  firmwares: readonly CountedFirmware[];
  hardwareTypes: readonly string[];
  ask: Ask;
};

/** What the address narrows the list by. */
const narrowing = ["q", "type"];

/** The list of firmware, with search, filter and order. */
export function FirmwarePart({ firmwares, hardwareTypes, ask }: FirmwarePartProps) {
  const t = useT(firmwareTexts);
  const [typed, find, clear] = useSearch(narrowing);
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
      <ListTools t={t} typed={typed} onType={find} columns={sortColumns} sorting={sorting}>
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
        <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={clear} />
      ) : (
        <FirmwareList firmwares={shown} sorting={sorting} ask={ask} />
      )}
    </>
  );
}

type FirmwareListProps = {
  firmwares: readonly CountedFirmware[];
  sorting: ReturnType<typeof useColumnSort<SortColumn>>;
  ask: Ask;
};

function FirmwareList({ firmwares, sorting, ask }: FirmwareListProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  const columns: readonly Column<CountedFirmware>[] = [
    {
      key: "version",
      head: t("version"),
      look: named,
      cell: ({ version, description }) => <Named name={version} description={description} />,
      card: { at: "name", cell: ({ version }) => version ?? untold },
    },
    {
      key: "description",
      cell: ({ description }) => description,
      card: { at: "text", look: { color: "fg.muted" } },
    },
    {
      key: "hardwareType",
      head: t("hardwareType"),
      cell: ({ hardwareType }) => hardwareType ?? "-",
      card: { at: "fact" },
    },
    {
      key: "running",
      head: t("running"),
      align: "end",
      look: { whiteSpace: "nowrap" },
      cell: ({ running }) => t("runningCount", { count: running }),
      card: {
        at: "state",
        look: { textStyle: "sm", whiteSpace: "nowrap" },
        cell: ({ running }) => `${t("running")} ${t("runningCount", { count: running })}`,
      },
    },
    {
      key: "size",
      head: t("size"),
      align: "end",
      look: figures,
      cell: ({ size }) => fileSize(size, language),
      card: { at: "fact" },
    },
    {
      key: "sha256",
      head: t("sha256"),
      look: { py: "0", whiteSpace: "nowrap" },
      cell: (firmware) => <Sha firmware={firmware} />,
      card: { at: "foot" },
    },
    {
      key: "createDate",
      head: t("createDate"),
      look: figures,
      cell: ({ createDate }) => formatDateTime(createDate),
      card: { at: "fact" },
    },
    {
      key: "actions",
      head: t("actions"),
      cell: (firmware) => <FirmwareButtons firmware={firmware} ask={ask} />,
      card: { at: "buttons" },
    },
  ];
  return <DataList label={t("title")} columns={columns} rows={firmwares} sorting={sorting} />;
}

type FirmwareButtonsProps = { firmware: FirmwareRow; ask: Ask };

/** What can be done with one firmware. */
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

const lettersShown = 10;

/** The file's checksum: its beginning to compare by eye, whole to copy. */
function Sha({ firmware }: { firmware: Pick<FirmwareRow, "sha256" | "version"> }) {
  const t = useT(firmwareTexts);
  const { sha256, version } = firmware;
  if (sha256 === null) return "-";
  const copy = () =>
    copyText(sha256).then(
      () => toast.success(t("shaCopied"), "copySha"),
      () => toast.error(t("shaNotCopied"), "copySha"),
    );
  return (
    <HStack gap="0.5" display="inline-flex">
      <Code size="sm" variant="plain" bg="transparent" px="0" title={sha256}>
        {`${sha256.slice(0, lettersShown)}…`}
      </Code>
      <IconAction
        icon={Copy}
        size="xs"
        color="fg.muted"
        label={t("copySha", { version })}
        onClick={() => void copy()}
      />
    </HStack>
  );
}
