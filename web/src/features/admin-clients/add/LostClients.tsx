import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { DeviceKeyDialog } from "../../../shared/clients/DeviceKeyDialog";
import { Notice } from "../../../shared/clients/Notice";
import { useClients } from "../../../shared/clients/useClients";
import { useOffers } from "../../../shared/offers/useOffers";
import { adminClientsTexts } from "../adminClientsTexts";
import type { NewClient } from "./newClients";

type LostClientsProps = {
  /** The name that it was to have. */
  name: string;
  made: readonly NewClient[];
  /** Ids of the clients that were there before. */
  known: ReadonlySet<string>;
};

/** No answer came of a new client: it may have been added, but then nobody knows its key. */
export function LostClients({ name, made, known }: LostClientsProps) {
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
