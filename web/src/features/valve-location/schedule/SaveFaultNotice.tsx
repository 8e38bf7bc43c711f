import { Alert } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { intoSight } from "./intoSight";
import type { SaveFault } from "./useSaveSchedule";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** Says in the form why nothing was saved. */
export function SaveFaultNotice({ fault, name }: { fault: SaveFault; name: string }) {
  const t = useT(valveScheduleTexts);
  const why = { faulty: t("faultyText"), gone: t("gone"), failed: t("saveFailedText") };
  return (
    <Alert.Root ref={fault === "faulty" ? undefined : intoSight} status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("saveFailed", { name })}</Alert.Title>
        <Alert.Description>{why[fault]}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
