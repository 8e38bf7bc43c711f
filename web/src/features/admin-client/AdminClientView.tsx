import { Box, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { ClientChange } from "../../shared/bulk/ClientChange";
import type { ClientChangeKind } from "../../shared/bulk/clientChanges";
import { useOffers } from "../../shared/offers/useOffers";
import type { AdminClient, Ask } from "./adminClient";
import { ClientHead } from "./ClientHead";
import { cardGrid, listColumn } from "./cardGrid";
import { ActionsCard } from "./cards/ActionsCard";
import { AlarmsCard } from "./cards/AlarmsCard";
import { ConfigCard } from "./cards/ConfigCard";
import { DeviceCard } from "./cards/DeviceCard";
import { FirmwareCard } from "./cards/FirmwareCard";
import { GroupsCard } from "./cards/GroupsCard";
import { HistoryCard } from "./cards/HistoryCard";
import { KeysCard } from "./cards/KeysCard";
import { NotesCard } from "./cards/NotesCard";
import { ValuesCard } from "./cards/ValuesCard";
import { ExclusionsCard } from "./exclusions/ExclusionsCard";
import { useRecords } from "./useRecords";

const DeviceKeyDialog = lazy(async () => ({
  default: (await import("../../shared/clients/DeviceKeyDialog")).DeviceKeyDialog,
}));

type AdminClientViewProps = {
  client: AdminClient;
  onChanged: () => void;
  /** Somebody wants to delete it. */
  onDelete: () => void;
  /** Shows older actions, too; null where it has. */
  onMoreActions: (() => void) | null;
};

/** Everything about one device, and what can be done with it. */
export function AdminClientView({ client, onChanged, onDelete, onMoreActions }: AdminClientViewProps) {
  const offers = useOffers();
  const records = useRecords(client.id);
  const [asked, setAsked] = useState<ClientChangeKind | "deviceKey" | null>(null);
  const ask: Ask = (kind) => {
    setAsked(kind);
    if (kind === "deleteClients") onDelete();
  };
  const close = () => setAsked(null);
  const card = { client, ask };
  return (
    <>
      <ClientHead client={client} ask={ask} />
      <AlarmsCard client={client} />
      <Box containerType="inline-size">
        <Box css={cardGrid}>
          <Stack gap="4">
            <DeviceCard {...card} onChanged={onChanged} />
            <NotesCard client={client} onChanged={onChanged} />
            <GroupsCard {...card} />
          </Stack>
          <Stack gap="4">
            <FirmwareCard {...card} />
            <ConfigCard {...card} />
            <ValuesCard client={client} records={records} />
            <KeysCard records={records} ask={ask} />
            {offers.has("EXCLUSIONS") ? <ExclusionsCard client={client} /> : null}
          </Stack>
          <Box css={listColumn}>
            <ActionsCard {...card} onMore={onMoreActions} />
            {offers.has("AUDIT") ? <HistoryCard client={client} records={records} /> : null}
          </Box>
        </Box>
      </Box>
      {asked === null || asked === "deviceKey" ? null : (
        <ClientChange key={asked} kind={asked} clients={[client]} onClose={close} />
      )}
      {asked === "deviceKey" ? (
        <Suspense fallback={null}>
          <DeviceKeyDialog client={client} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
