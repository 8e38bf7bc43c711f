import { useApolloClient } from "@apollo/client/react";
import { Input, Stack, Text } from "@chakra-ui/react";
import { ROLLOUT_HOURS, USUAL_ROLLOUT_HOURS } from "@obcestje/contract/limits/spans.js";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { ChangeDialog } from "../../../shared/bulk/ChangeDialog";
import { assignFirmware } from "../../../shared/bulk/runs";
import { TextField } from "../../../shared/form/TextField";
import { useOffers } from "../../../shared/offers/useOffers";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { rolloutAddress } from "../firmwareAddress";
import { firmwareTexts } from "../firmwareTexts";
import type { FirmwareRow } from "../list/firmwareList";
import { FirmwareClientPicker } from "./FirmwareClientPicker";
import { countIn, hoursIn, mostOf, usualPilots } from "./stages";
import { useFirmwareClients } from "./useFirmwareClients";
import { useRollOut } from "./useRollOut";

type AssignDialogProps = {
  firmware: FirmwareRow;
  /** Devices chosen on another page. */
  clientIds: readonly string[];
  onClose: () => void;
};

/** Chooses devices and gives them a firmware, in stages or all at once. */
export function AssignDialog({ firmware, clientIds, onClose }: AssignDialogProps) {
  const t = useT(firmwareTexts);
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const hasStages = useOffers().has("ROLLOUTS");
  const [how, setHow] = useState<"inStages" | "atOnce">("inStages");
  const clients = useFirmwareClients({ hardwareType: firmware.hardwareType, ids: clientIds });
  const { concerned, force } = clients;
  const most = mostOf(concerned.length);
  // Null: the default for this number of devices.
  const [pilotsText, setPilots] = useState<string | null>(null);
  const [failuresText, setFailures] = useState("0");
  const [deadlineText, setDeadline] = useState(String(USUAL_ROLLOUT_HOURS));
  const shownPilots = pilotsText ?? String(usualPilots(concerned.length));
  const pilots = countIn(shownPilots, 1, most);
  const failuresAtMost = countIn(failuresText, 0, most);
  const isStaged = hasStages && how === "inStages";
  const deadline = hoursIn(deadlineText);
  const stages = {
    pilots: pilots ?? 1,
    failuresAtMost: failuresAtMost ?? 0,
    pilotDeadlineHours: deadline ?? null,
  };
  const rollOut = useRollOut(firmware.id, stages, force);
  const skipped = (count: number) => bulk("firmwareHad", { count });
  const end = () => {
    const id = rollOut.begunId();
    if (id === null) onClose();
    else void navigate(rolloutAddress(id));
  };
  return (
    <ChangeDialog
      title={t("assignTitle", { version: firmware.version })}
      clients={concerned}
      run={isStaged ? rollOut.run : assignFirmware(apollo, firmware.id, force, concerned.length > 1)}
      wanted={[how, stages, force]}
      isReady={!isStaged || (pilots !== null && failuresAtMost !== null && deadline !== undefined)}
      isTried
      action={t(isStaged ? "startAction" : "assignAction")}
      says={
        isStaged
          ? { done: t("started"), failed: t("startFailed"), skipped }
          : { done: t("assigned"), failed: t("assignFailed"), skipped }
      }
      size="lg"
      onDone={isStaged ? end : undefined}
      onClose={end}
    >
      <FirmwareClientPicker clients={clients} />
      {hasStages ? (
        <ChoiceGroup
          label={t("how")}
          choices={[
            { value: "inStages", name: t("inStages") },
            { value: "atOnce", name: t("atOnce") },
          ]}
          chosen={how}
          onChoose={setHow}
        />
      ) : null}
      <Text textStyle="sm" color="fg.muted">
        {t(isStaged ? "inStagesText" : "atOnceText")}
      </Text>
      {isStaged ? (
        <StageFields
          devices={concerned.length}
          pilots={shownPilots}
          failures={failuresText}
          deadline={deadlineText}
          onPilots={setPilots}
          onFailures={setFailures}
          onDeadline={setDeadline}
        />
      ) : null}
    </ChangeDialog>
  );
}

type StageFieldsProps = {
  /** Number of chosen devices. */
  devices: number;
  pilots: string;
  failures: string;
  /** Hours; empty: no end. */
  deadline: string;
  onPilots: (text: string) => void;
  onFailures: (text: string) => void;
  onDeadline: (text: string) => void;
};

/** Settings of the stages. */
function StageFields({
  devices,
  pilots,
  failures,
  deadline,
  onPilots,
  onFailures,
  onDeadline,
}: StageFieldsProps) {
  const t = useT(firmwareTexts);
  const most = mostOf(Math.max(devices, 1));
  return (
    <Stack direction={{ base: "column", sm: "row" }} gap="4">
      <TextField
        label={t("pilots")}
        hint={t("pilotsHint")}
        error={countIn(pilots, 1, most) === null ? t("pilotsFault", { count: most }) : undefined}
      >
        <Input inputMode="numeric" value={pilots} onChange={({ target }) => onPilots(target.value)} />
      </TextField>
      <TextField
        label={t("failuresAtMost")}
        hint={t("failuresHint")}
        error={countIn(failures, 0, most) === null ? t("failuresFault", { count: most }) : undefined}
      >
        <Input inputMode="numeric" value={failures} onChange={({ target }) => onFailures(target.value)} />
      </TextField>
      <TextField
        label={t("deadline")}
        hint={t("deadlineHint")}
        error={hoursIn(deadline) === undefined ? t("deadlineFault", { most: ROLLOUT_HOURS }) : undefined}
      >
        <Input inputMode="numeric" value={deadline} onChange={({ target }) => onDeadline(target.value)} />
      </TextField>
    </Stack>
  );
}
