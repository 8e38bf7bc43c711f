import { useApolloClient } from "@apollo/client/react";
import { Input, Skeleton } from "@chakra-ui/react";
import { LONGEST_SERIAL_NUMBER } from "@obcestje/contract/limits/lengths.js";
import { useState } from "react";
import { useSerialNumberOfClientQuery } from "../../../graphql/operations/clientChanges";
import { useT } from "../../../i18n/useT";
import { TextField } from "../../form/TextField";
import { answerOf } from "../../live/answerOf";
import { FaultText } from "../../ui/FaultText";
import { PartFault } from "../../ui/PartFault";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { assignSerialNumber } from "../runs";
import type { ChangeProps } from "./changeProps";

/** Longest serial number that the portal takes. */

/** Assigns a serial number to one device, which must have a configuration. */
export function SerialNumberDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const [client] = clients;
  const answer = useSerialNumberOfClientQuery({
    variables: { id: client?.id ?? "" },
    fetchPolicy: "network-only",
  });
  const { data } = answerOf(answer);
  const [typed, setTyped] = useState<string | null>(null);
  const known = data?.client;
  const serialNumber = (typed ?? known?.settings.serialNumber ?? "").trim() || null;
  const hasConfig = Boolean(known?.config);
  return (
    <ChangeDialog
      title={t("serialTitle", { name: client?.name ?? "" })}
      clients={clients.slice(0, 1)}
      run={assignSerialNumber(apollo, serialNumber)}
      wanted={serialNumber}
      isReady={hasConfig}
      action={t("serialSave")}
      says={{ done: t("serialUpdated"), failed: t("serialFailed") }}
      onClose={onClose}
    >
      {answer.error === undefined ? null : (
        <PartFault
          text={t("loadFailed")}
          at={null}
          onRetry={() => void answer.refetch().catch(() => undefined)}
        />
      )}
      {known && !hasConfig ? <FaultText>{t("serialNoConfig")}</FaultText> : null}
      {known === undefined && answer.error === undefined ? (
        <Skeleton h="16" role="status" aria-label={t("loading")} />
      ) : (
        <TextField label={t("serialNumber")} error={undefined} hint={t("serialHint")}>
          <Input
            disabled={!hasConfig}
            maxLength={LONGEST_SERIAL_NUMBER}
            autoComplete="off"
            value={typed ?? known?.settings.serialNumber ?? ""}
            onChange={({ target }) => setTyped(target.value)}
          />
        </TextField>
      )}
    </ChangeDialog>
  );
}
