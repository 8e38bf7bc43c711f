import { Stack, Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { PartCard } from "../../../shared/ui/PartCard";
import type { Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import type { Records } from "../useRecords";
import { CardButton } from "./CardButton";
import { RecordsArea } from "./RecordsArea";

/** By what the device, and who embeds or reads it, is known to the portal. */
export function KeysCard({ records, ask }: { records: Records; ask: Ask }) {
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
