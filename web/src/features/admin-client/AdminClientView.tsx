import { Box, Button, Link as ChakraLink, Flex, Stack, Text } from "@chakra-ui/react";
import { BellRing, KeyRound, NotebookPen, Pencil, UsersRound } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { ClientChange } from "../../shared/bulk/ClientChange";
import type { ClientChangeKind } from "../../shared/bulk/clientChanges";
import { noValue } from "../../shared/number/format";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { PartCard } from "../../shared/ui/PartCard";
import type { AdminClient, Ask } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";
import { ClientHead } from "./ClientHead";
import { cardGrid, listColumn } from "./cardGrid";
import { ActionsCard } from "./cards/ActionsCard";
import { CardButton } from "./cards/CardButton";
import { ConfigCard } from "./cards/ConfigCard";
import { DeviceCard } from "./cards/DeviceCard";
import { FirmwareCard } from "./cards/FirmwareCard";
import { HistoryCard } from "./cards/HistoryCard";
import { NotesEditor } from "./cards/NotesEditor";
import { RecordsArea } from "./cards/RecordsArea";
import { ValuesCard } from "./cards/ValuesCard";
import { ExclusionsCard } from "./exclusions/ExclusionsCard";
import { type Records, useRecords } from "./useRecords";

const DeviceKeyDialog = lazy(async () => ({
  default: (await import("../../shared/clients/DeviceKeyDialog")).DeviceKeyDialog,
}));

type AdminClientViewProps = {
  client: AdminClient;
  onChanged: () => void;
  /** Called when the person wants to delete it. */
  onDelete: () => void;
  /** Shows older actions, too; null if they are shown already. */
  onMoreActions: (() => void) | null;
};

/** The whole page of one device. */
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

/** Present alarms, above everything else; nothing if there are none, or they are unknown. */
function AlarmsCard({ client: { alarms, info, timeZone } }: { client: AdminClient }) {
  const t = useT(adminClientTexts);
  if (!alarms?.length) return null;
  return (
    <PartCard
      title={t("alarms")}
      icon={<BellRing size={16} aria-hidden />}
      aside={
        info.alarmLastActiveDate === null ? null : (
          <Text textStyle="xs" color="fg.muted">
            <Age at={info.alarmLastActiveDate} timeZone={timeZone} />
          </Text>
        )
      }
    >
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {alarms.map(({ text }) => (
          <Text
            as="li"
            key={text}
            textStyle="sm"
            bg="bg.error"
            color="fg.error"
            rounded="l2"
            px="2.5"
            py="1"
            overflowWrap="anywhere"
          >
            {text}
          </Text>
        ))}
      </Flex>
    </PartCard>
  );
}

/** Notes on the device, edited in place. */
function NotesCard({ client, onChanged }: { client: AdminClient; onChanged: () => void }) {
  const t = useT(adminClientTexts);
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { notes } = client.settings;
  const close = () => {
    setEdited(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <PartCard
      title={t("notes")}
      icon={<NotebookPen size={16} aria-hidden />}
      aside={
        isEdited ? null : (
          <Button ref={edit} size="xs" variant="outline" onClick={() => setEdited(true)}>
            <Pencil aria-hidden />
            {t("editNotes")}
          </Button>
        )
      }
    >
      {isEdited ? (
        <NotesEditor client={client} onChanged={onChanged} onClose={close} />
      ) : notes ? (
        <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {notes}
        </Text>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t("noNotes")}
        </Text>
      )}
    </PartCard>
  );
}

/** The device's groups. */
function GroupsCard({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const { groups } = client;
  return (
    <PartCard
      title={t("groups")}
      icon={<UsersRound size={16} aria-hidden />}
      aside={<CardButton onPress={() => ask("changeGroup")}>{t("changeGroup")}</CardButton>}
    >
      {groups === null || groups.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {groups === null ? noValue : t("noGroup")}
        </Text>
      ) : (
        <Stack as="ul" gap="1" listStyleType="none" textStyle="sm">
          {groups.map(({ id, name }) => (
            <li key={id}>
              <ChakraLink asChild color="fg" overflowWrap="anywhere">
                <Link to={`${paths.groups}?group=${encodeURIComponent(id)}`}>{name}</Link>
              </ChakraLink>
            </li>
          ))}
        </Stack>
      )}
    </PartCard>
  );
}

/** Keys of the device, its embeds and its scripts. */
function KeysCard({ records, ask }: { records: Records; ask: Ask }) {
  const t = useT(adminClientTexts);
  const canMake = useOffers().has("DEVICE_KEY");
  return (
    <PartCard
      title={t("keys")}
      icon={<KeyRound size={16} aria-hidden />}
      aside={canMake ? <CardButton onPress={() => ask("deviceKey")}>{t("newKey")}</CardButton> : null}
    >
      <Stack gap="2" textStyle="sm">
        {canMake ? <Text color="fg.muted">{t("newKeyText")}</Text> : null}
        <RecordsArea records={records}>
          {({ client }) => (
            <Text>
              {client?.apiKeys?.length ? t("apiKeys", { count: client.apiKeys.length }) : t("noApiKeys")}
            </Text>
          )}
        </RecordsArea>
      </Stack>
    </PartCard>
  );
}
