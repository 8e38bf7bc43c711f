import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { AddToRolloutDocument } from "../../../graphql/operations/firmware";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { ChangeDialog } from "../../../shared/bulk/ChangeDialog";
import { assignFirmware } from "../../../shared/bulk/runs";
import type { BulkRun } from "../../../shared/bulk/useSending";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { FirmwareClientPicker } from "../assign/FirmwareClientPicker";
import { useFirmwareClients } from "../assign/useFirmwareClients";
import { givenOrSkipped } from "../assign/useRollOut";
import type { RolloutWhole } from "./rollout";

type AddClientsDialogProps = {
  rollout: RolloutWhole;
  firmware: NonNullable<RolloutWhole["firmware"]>;
  onAdded: () => void;
  onClose: () => void;
};

/** Adds devices to a rollout. */
export function AddClientsDialog({ rollout, firmware, onAdded, onClose }: AddClientsDialogProps) {
  const t = useT(rolloutsTexts);
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  const without = useMemo(
    () => new Set(rollout.devices?.flatMap(({ client }) => client?.id ?? [])),
    [rollout.devices],
  );
  const clients = useFirmwareClients({ hardwareType: firmware.hardwareType, without });
  const { concerned, force } = clients;
  const run: BulkRun = async (clientIds, options, sent) => {
    // An assignment is refused by device, while a rollout would be refused as a whole.
    if (options.dryRun) return assignFirmware(apollo, firmware.id, force, true)(clientIds, options, sent);
    const input = { id: rollout.id, clientIds, force, ...options };
    const { data } = await apollo.mutate({ mutation: AddToRolloutDocument, variables: { input }, ...sent });
    return givenOrSkipped(clientIds, data?.addToRollout.skippedIds ?? []);
  };
  const end = () => {
    onAdded();
    onClose();
  };
  return (
    <ChangeDialog
      title={t("addTitle", { version: firmware.version })}
      clients={concerned}
      run={run}
      wanted={force}
      isTried
      action={t("addAction")}
      says={{
        done: t("added"),
        failed: t("addFailed"),
        skipped: (count) => bulk("firmwareHad", { count }),
      }}
      size="lg"
      onDone={end}
      onClose={end}
    >
      <Text textStyle="sm" color="fg.muted">
        {t("addText")}
      </Text>
      <FirmwareClientPicker clients={clients} />
    </ChangeDialog>
  );
}
