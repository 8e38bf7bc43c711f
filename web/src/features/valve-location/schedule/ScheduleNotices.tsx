import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import type { ValveBundle } from "../../../shared/valves/valve";
import type { RowValues } from "./rowValues";
import { SaveFaultNotice } from "./SaveFaultNotice";
import { ScheduleConflict } from "./ScheduleConflict";
import { useChangeWords } from "./useChangeWords";
import type { SaveFault } from "./useSaveSchedule";
import type { ScheduleForm } from "./useScheduleForm";
import { valveScheduleTexts } from "./valveScheduleTexts";

type ScheduleNoticesProps = {
  state: Pick<ScheduleForm, "conflict" | "renewed" | "isKept" | "take" | "keep">;
  /** The bundle, as the form began with it. */
  bundle: ValveBundle;
  rows: readonly RowValues[];
  fault: SaveFault | null;
  timeZone: string;
};

/** What the form has to say above its rows: what others did meanwhile, and why nothing was saved. */
export function ScheduleNotices({ state, bundle, rows, fault, timeZone }: ScheduleNoticesProps) {
  const t = useT(valveScheduleTexts);
  const changed = useChangeWords(timeZone);
  const { conflict, renewed, isKept, take, keep } = state;
  if (conflict !== null)
    return <ScheduleConflict theirs={conflict} mine={rows} timeZone={timeZone} onTake={take} onKeep={keep} />;
  const told = [
    ...(renewed === null ? [] : [t("renewed", { by: changed(renewed) })]),
    ...(isKept ? [t("kept")] : []),
  ];
  return (
    <>
      <Stack role="status" gap="2" hidden={told.length === 0}>
        {told.map((text) => (
          <Text key={text} bg="bg.info" rounded="l3" px="4" py="3" textStyle="sm">
            {text}
          </Text>
        ))}
      </Stack>
      {fault === null ? null : <SaveFaultNotice fault={fault} name={bundle.name} />}
    </>
  );
}
