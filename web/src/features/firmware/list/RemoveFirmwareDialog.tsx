import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { DeleteFirmwaresDocument, useFirmwareAssignmentsQuery } from "../../../graphql/operations/firmware";
import { useT } from "../../../i18n/useT";
import { RemoveDialog } from "../../../shared/bulk/RemoveDialog";
import { answerOf } from "../../../shared/live/answerOf";
import { useOffers } from "../../../shared/offers/useOffers";
import { firmwareTexts } from "../firmwareTexts";
import type { FirmwareRow } from "./firmwareList";

type RemoveFirmwareDialogProps = { firmware: FirmwareRow; onRemoved: () => void; onClose: () => void };

/** Asks for confirmation before it deletes a firmware, and says how many devices wait for it. */
export function RemoveFirmwareDialog({ firmware, ...rest }: RemoveFirmwareDialogProps) {
  const t = useT(firmwareTexts);
  const apollo = useApolloClient();
  const isTold = useOffers().has("FIRMWARE_PROGRESS");
  const { id, version, hardwareType } = firmware;
  return (
    <RemoveDialog
      {...rest}
      id={id}
      title={t("removeTitle")}
      text={t("removeFacts", { version, hardwareType: hardwareType ?? "-" })}
      action={t("remove")}
      removed={t("removed")}
      failed={t("removeFailed")}
      run={async (ids, options) => {
        const variables = { input: { ids, ...options } };
        const { data } = await apollo.mutate({ mutation: DeleteFirmwaresDocument, variables });
        return data?.deleteFirmwares.results ?? [];
      }}
    >
      {isTold ? <Assigned firmwareId={id} /> : null}
    </RemoveDialog>
  );
}

/** Number of devices that have it assigned, and of those that wait for it. */
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
