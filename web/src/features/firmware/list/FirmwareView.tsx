import { Button, Flex } from "@chakra-ui/react";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { HelpTip } from "../../../shared/help/HelpTip";
import { useOffers } from "../../../shared/offers/useOffers";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { PageHead } from "../../../shared/ui/PageHead";
import { clientIdsIn } from "../firmwareAddress";
import { firmwareTexts } from "../firmwareTexts";
import { RolloutListPart } from "../rollouts/RolloutListPart";
import { FirmwarePart } from "./FirmwarePart";
import type { Ask, CountedFirmware, FirmwareRow } from "./firmwareList";
import { useAssignAddress } from "./useAssignAddress";

const AddFirmwareDialog = lazy(async () => ({
  default: (await import("../upload/AddFirmwareDialog")).AddFirmwareDialog,
}));
const AssignDialog = lazy(async () => ({ default: (await import("../assign/AssignDialog")).AssignDialog }));
const EditDescriptionDialog = lazy(async () => ({
  default: (await import("./EditDescriptionDialog")).EditDescriptionDialog,
}));
const RemoveFirmwareDialog = lazy(async () => ({
  default: (await import("./RemoveFirmwareDialog")).RemoveFirmwareDialog,
}));

type FirmwareViewProps = {
  firmwares: readonly CountedFirmware[];
  /** Types that take firmware. */
  hardwareTypes: readonly string[];
  onChanged: () => void;
};

type Asked = { what: "edit" | "remove"; firmware: FirmwareRow };

/** All firmware or its rollouts, and what can be done with them. */
export function FirmwareView({ firmwares, hardwareTypes, onChanged }: FirmwareViewProps) {
  const t = useT(firmwareTexts);
  const [view, setView] = useParam("view");
  const [isNew, setNew] = useParam("new");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [assignedId, assign] = useAssignAddress();
  const clientIds = clientIdsIn(useLocation().state);
  const assigned = firmwares.find(({ id }) => id === assignedId);
  const hasRollouts = useOffers().has("ROLLOUTS");
  const isRollouts = hasRollouts && view === "rollouts";
  const close = () => setAsked(null);
  const ask: Ask = (what, firmware) =>
    what === "assign" ? assign(firmware.id) : setAsked({ what, firmware });
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        <Button size="sm" colorPalette="brand" onClick={() => setNew("1")}>
          <Upload aria-hidden />
          {t("add")}
        </Button>
      </PageHead>
      {hasRollouts ? (
        <Flex align="end" gap="2">
          <ChoiceGroup
            label={t("tabs")}
            choices={[
              { value: "firmware", name: t("tabFirmware") },
              { value: "rollouts", name: t("tabRollouts") },
            ]}
            chosen={isRollouts ? "rollouts" : "firmware"}
            onChoose={(value) => setView(value === "rollouts" ? value : null)}
          />
          {isRollouts ? (
            <Flex h="8" align="center">
              <HelpTip term="stagedRollout" />
            </Flex>
          ) : null}
        </Flex>
      ) : null}
      {isRollouts ? (
        <RolloutListPart />
      ) : (
        <FirmwarePart firmwares={firmwares} hardwareTypes={hardwareTypes} ask={ask} />
      )}
      <Suspense fallback={null}>
        {isNew === null ? null : (
          <AddFirmwareDialog hardwareTypes={hardwareTypes} onAdded={onChanged} onClose={() => setNew(null)} />
        )}
        {assigned === undefined ? null : (
          <AssignDialog firmware={assigned} clientIds={clientIds} onClose={() => assign(null)} />
        )}
        {asked?.what === "edit" ? <EditDescriptionDialog firmware={asked.firmware} onClose={close} /> : null}
        {asked?.what === "remove" ? (
          <RemoveFirmwareDialog firmware={asked.firmware} onRemoved={onChanged} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
