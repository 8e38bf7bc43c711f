import { useApolloClient } from "@apollo/client/react";
import { Button, HStack, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useFirmwareChoicesQuery } from "../../../graphql/operations/clientChanges";
import { useT } from "../../../i18n/useT";
import { LiftedSwitch } from "../../config/LiftedSwitch";
import { useLiftedFilter } from "../../config/useLiftedFilter";
import { CheckLine } from "../../form/CheckLine";
import { answerOf } from "../../live/answerOf";
import { useOffers } from "../../offers/useOffers";
import { compareTold } from "../../text/order";
import { formatDate } from "../../time/format";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { assignFirmware } from "../runs";
import { ChoiceList } from "./ChoiceList";
import type { ChangeProps } from "./changeProps";

/** Up to this many devices are updated at once; for more a staged rollout is worth it. */
const withoutStages = 3;

/** Assigns a firmware. Only firmware for the devices' hardware is offered, unless the filter is lifted. */
export function AssignFirmwareDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const lifted = useLiftedFilter();
  const hasStages = useOffers().has("ROLLOUTS");
  const answer = useFirmwareChoicesQuery({ fetchPolicy: "cache-and-network" });
  const all = answerOf(answer).data?.firmwares ?? undefined;
  const [id, setId] = useState<string | null>(null);
  const [isForced, setForced] = useState(false);
  const hardware = useMemo(() => new Set(clients.map(({ hardwareType }) => hardwareType)), [clients]);
  const shown = all
    ?.filter(({ hardwareType }) => lifted.isLifted || (hardwareType !== null && hardware.has(hardwareType)))
    .sort((one, other) => compareTold(one.createDate, other.createDate, (a, b) => b - a));
  const firmware = shown?.find((one) => one.id === id) ?? null;
  const others = firmware === null ? [] : clients.filter((one) => one.hardwareType !== firmware.hardwareType);
  const isForceAsked = lifted.isLifted && others.length > 0;
  const force = isForceAsked && isForced;
  // Of several devices, those that have it already are left out; a single device is given it again.
  const [only] = clients.length === 1 ? clients : [];
  const clientIds = clients.map((client) => client.id);
  return (
    <ChangeDialog
      title={t("assignFirmware")}
      clients={clients}
      run={assignFirmware(apollo, firmware?.id ?? "", force, clients.length > 1)}
      wanted={[firmware?.id, force]}
      isReady={firmware !== null}
      action={t("ok")}
      says={{
        done: t("firmwareAssigned"),
        failed: t("firmwareFailed"),
        skipped: (count) => t("firmwareHad", { count }),
      }}
      size="lg"
      onClose={onClose}
    >
      <ConcernedClients clients={clients} />
      <LiftedSwitch {...lifted} />
      <ChoiceList
        label={t("chooseFirmware")}
        choices={shown?.map(({ id: key, version, description, hardwareType, createDate }) => ({
          id: key,
          name: version,
          facts: [hardwareType, formatDate(createDate)],
          text: description,
        }))}
        chosen={firmware?.id ?? null}
        onChoose={setId}
        none={t(all?.length === 0 ? "firmwareNone" : "firmwareNoneFits")}
        onRetry={answer.error === undefined ? null : () => void answer.refetch().catch(() => undefined)}
      />
      {firmware !== null && only?.info.firmwareVersion === firmware.version ? (
        <Text textStyle="sm" color="fg.warning">
          {t("firmwareAgain")}
        </Text>
      ) : null}
      {isForceAsked ? (
        <CheckLine
          label={t("firmwareForce")}
          hint={t("firmwareForceHint", { count: others.length })}
          checked={isForced}
          onChange={({ target }) => setForced(target.checked)}
        />
      ) : null}
      {hasStages && firmware !== null && clients.length > withoutStages ? (
        <HStack gap="2" wrap="wrap" justify="space-between">
          <Text textStyle="sm" color="fg.muted">
            {t("rollOutText")}
          </Text>
          <Button asChild size="xs" variant="outline">
            <Link to={newRollout(firmware.id)} state={{ clientIds }} onClick={onClose}>
              {t("rollOut")}
            </Link>
          </Button>
        </HStack>
      ) : null}
    </ChangeDialog>
  );
}

/**
 * Page that starts a staged rollout of a firmware; it takes the devices from `clientIds` in the router's state.
 * Shared code knows nothing of the app above it, so the address is repeated here.
 */
const newRollout = (firmwareId: string): string =>
  `/admin/firmware?rollout=new&firmware=${encodeURIComponent(firmwareId)}`;
