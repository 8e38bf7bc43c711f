import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import type { ApiKey } from "../../../shared/keys/apiKey";
import { apiKeysTexts } from "../../../shared/keys/apiKeysTexts";
import { KeyEndText } from "../../../shared/keys/KeyEndText";
import { KeySites } from "../../../shared/keys/KeySites";
import { RevokeKeysDialog } from "../../../shared/keys/RevokeKeysDialog";
import { useOffers } from "../../../shared/offers/useOffers";
import { Age } from "../../../shared/time/Age";
import { Fact, Facts } from "../../../shared/ui/Facts";
import { PartCard } from "../../../shared/ui/PartCard";
import { embedTexts } from "./embedTexts";

type KeyCardProps = {
  title: string;
  apiKey: ApiKey;
  /** Refetches the keys. */
  onChanged: () => Promise<unknown>;
};

/** Key of embeds: its last use, its sites, and buttons to revoke it. */
export function KeyCard({ title, apiKey, onChanged }: KeyCardProps) {
  const t = useT(embedTexts);
  const words = useT(apiKeysTexts);
  const offers = useOffers();
  const isManaged = offers.has("APIKEY_MANAGE");
  const hasEnds = offers.has("APIKEY_ENDS");
  const [isAsked, setAsked] = useState(false);
  const refresh = () => void onChanged().catch(() => undefined);
  return (
    <PartCard title={title} icon={<KeyRound size={16} aria-hidden />}>
      {/* Side by side as soon as there is room. */}
      <SimpleGrid minChildWidth="18rem" columnGap="8" rowGap="4">
        <Stack gap="3">
          <Text textStyle="sm" color="fg.muted">
            {t("keyText")}
          </Text>
          <Facts>
            {isManaged ? <Fact label={words("name")}>{apiKey.name || words("unnamed")}</Fact> : null}
            {apiKey.createDate === null ? null : (
              <Fact label={words("createDate")}>
                <Age at={apiKey.createDate} />
              </Fact>
            )}
            {isManaged ? (
              <Fact label={words("lastUsedDate")}>
                <Age at={apiKey.lastUsedDate} isNever={apiKey.isUsed === false} />
              </Fact>
            ) : null}
            {hasEnds ? (
              <Fact label={words("expireDate")}>
                <KeyEndText apiKey={apiKey} />
              </Fact>
            ) : null}
          </Facts>
        </Stack>
        {isManaged ? (
          <Box>
            <Heading as="h3" size="sm" fontWeight="medium" pb="1">
              {words("sites")}
            </Heading>
            <KeySites apiKey={apiKey} onChanged={onChanged} />
          </Box>
        ) : null}
      </SimpleGrid>
      {isManaged ? (
        <Flex gap="2" wrap="wrap" justify="space-between" borderTopWidth="1px" pt="3">
          <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsked(true)}>
            {words("revoke")}
          </Button>
          <Button asChild size="sm" variant="ghost">
            <Link to={paths.apiKeys}>{t("allKeys")}</Link>
          </Button>
        </Flex>
      ) : null}
      {isAsked ? (
        <RevokeKeysDialog keys={[apiKey]} onRevoked={refresh} onClose={() => setAsked(false)} />
      ) : null}
    </PartCard>
  );
}
