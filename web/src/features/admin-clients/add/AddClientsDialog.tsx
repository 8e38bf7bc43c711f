import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { Copy, Download, KeyRound } from "lucide-react";
import { useState } from "react";
import { serverNow } from "../../../graphql/serverClock";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { ClientRow, GroupRow } from "../../../shared/clients/clientRow";
import { DeviceKeyDialog } from "../../../shared/clients/DeviceKeyDialog";
import { deviceKeyTexts } from "../../../shared/clients/deviceKeyTexts";
import { Notice } from "../../../shared/clients/Notice";
import { useClients } from "../../../shared/clients/useClients";
import { useOffers } from "../../../shared/offers/useOffers";
import { csvFile, csvLines, separatorOf } from "../../../shared/text/csv";
import { formatIsoDate } from "../../../shared/time/format";
import { CopyLine } from "../../../shared/ui/CopyLine";
import { copyText } from "../../../shared/ui/copyText";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { saveFile } from "../../../shared/ui/saveFile";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { adminClientsTexts } from "../adminClientsTexts";
import { AddClientsForm } from "./AddClientsForm";
import type { Added, NewClient, WantedClients } from "./newClients";
import { useNewClients } from "./useNewClients";

type AddClientsDialogProps = { groups: readonly GroupRow[]; onClose: () => void };

/** Adds clients, and shows their keys. */
export function AddClientsDialog({ groups, onClose }: AddClientsDialogProps) {
  const t = useT(adminClientsTexts);
  const { clients = [] } = useClients();
  const { add, progress } = useNewClients();
  const [added, setAdded] = useState<Added | null>(null);
  // A client that appears later may be the one whose answer was lost.
  const [known] = useState(() => new Set(clients.map(({ id }) => id)));
  const submit = async (wanted: WantedClients) => {
    const outcome = await add(wanted);
    if (outcome === null) return;
    setAdded(outcome);
    if (outcome.fault !== null) sayFailed(outcome.fault, t("addFailed"), "addClients");
    else toast.success(t("added", { count: outcome.made.length }), "addClients");
  };
  const isForm = added === null || (added.made.length === 0 && added.lost === null);
  return isForm ? (
    <AddClientsForm
      groups={groups}
      fault={added?.fault ?? null}
      progress={progress}
      onSubmit={submit}
      onClose={onClose}
    />
  ) : (
    <NewClientsDialog added={added} known={known} onClose={onClose} />
  );
}

type NewClientsDialogProps = {
  added: Added;
  /** Ids of the clients before. */
  known: ReadonlySet<string>;
  onClose: () => void;
};

/** The added clients with their keys, and the failures. */
function NewClientsDialog({ added, known, onClose }: NewClientsDialogProps) {
  const t = useT(adminClientsTexts);
  const keys = useT(deviceKeyTexts);
  const ui = useT(uiTexts);
  const { made, wanted, fault, lost, groupFault } = added;
  const isOne = made.length === 1;
  const later = made.filter(({ id }) => id === null).length;
  return (
    <DialogFrame
      title={made.length === 0 ? t("addFailed") : t("added", { count: made.length })}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={false}
      closeOnEscape={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      {made.length > 0 ? <Notice kind="warning">{t(isOne ? "keyOnce" : "keysOnce")}</Notice> : null}
      {fault !== null && made.length > 0 ? (
        <Notice kind="error">{t("addedSome", { made: made.length, wanted: wanted.count })}</Notice>
      ) : null}
      {fault?.kind === "refused" ? <BulkNotice fault={fault} isTrial={false} /> : null}
      {lost === null ? null : <LostClients name={lost} made={made} known={known} />}
      {groupFault === null ? null : <Notice kind="error">{t("notInGroup")}</Notice>}
      {later === 0 ? null : (
        <Notice kind="warning">
          {t("shownLater", { count: later })}
          {wanted.groupId === null ? null : ` ${t("groupLater", { count: later })}`}
        </Notice>
      )}
      {made.length > 1 ? <KeysExport made={made} /> : null}
      {made.map(({ guid, name, key }) => (
        <Stack
          key={guid}
          as="section"
          aria-label={name}
          gap="3"
          borderTopWidth={isOne ? "0" : "1px"}
          pt={isOne ? "0" : "3"}
        >
          {isOne ? null : <Text fontWeight="medium">{name}</Text>}
          <CopyLine isSecret label={keys("guid")} value={guid} />
          <CopyLine isSecret label={keys("key")} value={key} />
        </Stack>
      ))}
    </DialogFrame>
  );
}

type LostClientsProps = {
  /** Name of the lost client. */
  name: string;
  made: readonly NewClient[];
  /** Ids of the clients before. */
  known: ReadonlySet<string>;
};

/** Says that the answer for a new client was lost: it may have been added, but nobody knows its key. */
function LostClients({ name, made, known }: LostClientsProps) {
  const t = useT(adminClientsTexts);
  const canMakeKey = useOffers().has("DEVICE_KEY");
  const { clients = [] } = useClients();
  const [keyOf, setKeyOf] = useState<ClientRow | null>(null);
  const told = new Set(made.map(({ guid }) => guid));
  const candidates = clients.filter(
    (client) => !known.has(client.id) && !told.has(client.guid) && client.name === (name || client.guid),
  );
  return (
    <Stack gap="2">
      <Notice kind="error">{t(canMakeKey ? "lost" : "lostForGood")}</Notice>
      {candidates.map((client) => (
        <HStack key={client.id} gap="3" wrap="wrap" justify="space-between">
          <Text textStyle="sm" overflowWrap="anywhere">
            {t("lostFound", { name: client.name, id: client.id })}
          </Text>
          {canMakeKey ? (
            <Button size="sm" variant="outline" onClick={() => setKeyOf(client)}>
              <KeyRound aria-hidden />
              {t("deviceKey")}
            </Button>
          ) : null}
        </HStack>
      ))}
      {keyOf === null ? null : <DeviceKeyDialog client={keyOf} onClose={() => setKeyOf(null)} />}
    </Stack>
  );
}

/** Exports the new clients' keys: to the clipboard, or as a file. */
function KeysExport({ made }: { made: readonly NewClient[] }) {
  const t = useT(adminClientsTexts);
  const keys = useT(deviceKeyTexts);
  const language = useLanguage();
  const table = () => [
    [t("id"), t("name"), keys("guid"), keys("key")],
    ...made.map(({ id, name, guid, key }) => [id ?? "", name, guid, key]),
  ];
  const copy = () => {
    copyText(csvLines(table(), separatorOf(language))).then(
      () => toast.success(t("keysCopied"), "copyKeys"),
      () => toast.error(t("keysNotCopied"), "copyKeys"),
    );
  };
  const save = () =>
    saveFile(csvFile(table(), language), `${t("keysFile")}_${formatIsoDate(serverNow())}.csv`);
  return (
    <HStack gap="2" wrap="wrap">
      <Button size="sm" variant="outline" onClick={copy}>
        <Copy aria-hidden />
        {t("copyCsv")}
      </Button>
      <Button size="sm" variant="outline" onClick={save}>
        <Download aria-hidden />
        {t("saveCsv")}
      </Button>
    </HStack>
  );
}
