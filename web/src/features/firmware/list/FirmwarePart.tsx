import { Cpu } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useClearParams } from "../../../shared/address/useClearParams";
import { useParam } from "../../../shared/address/useParam";
import { useSearch } from "../../../shared/address/useSearch";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { ListTools } from "../../../shared/ui/ListTools";
import { NoMatch, PageMessage } from "../../../shared/ui/PageState";
import { useColumnSort } from "../../../shared/ui/useColumnSort";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { firmwareTexts } from "../firmwareTexts";
import { FirmwareCards } from "./FirmwareCards";
import { FirmwareTable } from "./FirmwareTable";
import { type Ask, type CountedFirmware, shownFirmware, sortColumns, usualSort } from "./firmwareList";

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
