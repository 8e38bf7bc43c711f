import { Input, Stack } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../../shared/form/TextField";
import { firmwareTexts } from "../firmwareTexts";
import { countIn, hoursIn, longestWait, mostOf } from "./stages";

type StageFieldsProps = {
  /** How many devices are chosen. */
  devices: number;
  pilots: string;
  failures: string;
  /** Hours; empty: without end. */
  deadline: string;
  onPilots: (text: string) => void;
  onFailures: (text: string) => void;
  onDeadline: (text: string) => void;
};

/** How careful a rollout is. */
export function StageFields({
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
        error={hoursIn(deadline) === undefined ? t("deadlineFault", { most: longestWait }) : undefined}
      >
        <Input inputMode="numeric" value={deadline} onChange={({ target }) => onDeadline(target.value)} />
      </TextField>
    </Stack>
  );
}
