import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { DeleteFirmwaresDocument, useFirmwareAssignmentsQuery } from "../../../graphql/operations/firmware";
import { firmwareTexts } from "../../../i18n/texts/firmware";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { useBulk } from "../../../shared/bulk/useBulk";
import { answerOf } from "../../../shared/live/answerOf";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { toast } from "../../../shared/ui/toastStore";
import type { FirmwareRow } from "./firmwareList";

type RemoveFirmwareDialogProps = { firmware: FirmwareRow; onRemoved: () => void; onClose: () => void };

/** Asks before a firmware goes, and says who waits for it. */
export function RemoveFirmwareDialog({ firmware, onRemoved, onClose }: RemoveFirmwareDialogProps) {
  const t = useT(firmwareTexts);
  const apollo = useApolloClient();
  const { apply, fault, isBusy } = useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteFirmwaresDocument, variables });
      return data?.deleteFirmwares.results ?? [];
    },
    wanted: null,
    isForm: true,
    onChanged: onRemoved,
    onEnd: () => {
      toast.success(t("removed"));
      onClose();
    },
    onFault: () => toast.error(t("removeFailed")),
  });
  const { version, hardwareType } = firmware;
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      text={t("removeFacts", { version, hardwareType: hardwareType ?? "-" })}
      action={t("remove")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void apply([firmware.id])}
      onCancel={onClose}
    >
      <Assigned firmwareId={firmware.id} />
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}

/** How many devices have it assigned, and how many of them wait for it. */
function Assigned({ firmwareId }: { firmwareId: string }) {
  const t = useT(firmwareTexts);
  const answer = useFirmwareAssignmentsQuery({ variables: { id: firmwareId }, fetchPolicy: "network-only" });
  const rollout = answerOf(answer).data?.firmware?.rollout;
  const waiting = rollout?.filter(({ state }) => state !== "INSTALLED").length ?? 0;
  const said =
    answer.error !== undefined || rollout === null
      ? t("removeCountFailed")
      : rollout === undefined
        ? t("removeCounting")
        : t("removeAllAssigned", { count: rollout.length });
  return (
    <Text role="status" textStyle="sm">
      {said} {waiting > 0 ? t("removeAssigned", { count: waiting }) : ""}
    </Text>
  );
}
