import { Grid, Stack } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { ClientChange } from "../../shared/bulk/ClientChange";
import type { ClientChangeKind } from "../../shared/bulk/clientChanges";
import { useClients } from "../../shared/clients/useClients";
import type { AdminClient, Ask } from "./adminClient";
import { ClientHead } from "./ClientHead";
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
import { useRecords } from "./useRecords";

const DeviceKeyDialog = lazy(async () => ({
  default: (await import("../../shared/clients/DeviceKeyDialog")).DeviceKeyDialog,
}));

type AdminClientViewProps = {
  client: AdminClient;
  onChanged: () => void;
  /** Somebody wants to delete it. */
  onDelete: () => void;
};

/** Everything about one device, and what can be done with it. */
export function AdminClientView({ client, onChanged, onDelete }: AdminClientViewProps) {
  const row = useClients().clients?.find(({ id }) => id === client.id);
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
      <Grid
        gap="4"
        alignItems="start"
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          xl: "repeat(3, minmax(0, 1fr))",
        }}
      >
        <Stack gap="4">
          <DeviceCard {...card} onChanged={onChanged} />
          <GroupsCard {...card} />
        </Stack>
        <Stack gap="4">
          <AlarmsCard alarms={client.alarms} />
          <FirmwareCard {...card} />
          <ConfigCard {...card} />
          <ValuesCard client={client} records={records} />
        </Stack>
        <Stack gap="4" gridColumn={{ md: "1 / -1", xl: "auto" }}>
          <NotesCard client={client} onChanged={onChanged} />
          <ActionsCard {...card} />
          <HistoryCard client={client} records={records} />
          <KeysCard id={client.id} records={records} ask={ask} />
        </Stack>
      </Grid>
      {asked === null || asked === "deviceKey" || row === undefined ? null : (
        <ClientChange key={asked} kind={asked} clients={[row]} onClose={close} />
      )}
      {asked === "deviceKey" ? (
        <Suspense fallback={null}>
          <DeviceKeyDialog client={client} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
