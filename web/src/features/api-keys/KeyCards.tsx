import { Box, Card, Flex, HStack, SimpleGrid } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { keyName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { KeyEndText } from "../../shared/keys/KeyEndText";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { Fact, Facts } from "../../shared/ui/Facts";
import { KeySiteNames, KeyStart, KeyTarget, KeyTitle, KeyUse, KindBadge } from "./KeyFacts";
import { KeyMenu } from "./KeyMenu";
import type { KeyListProps } from "./keyList";

/** The keys where a table has no room. */
export function KeyCards({ keys, selection, ask, hasGroups }: KeyListProps) {
  const t = useT(apiKeysTexts);
  const hasEnds = useOffers().has("APIKEY_ENDS");
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} gap="3" aria-label={t("title")}>
      {keys.map((apiKey) => (
        <Card.Root as="li" key={apiKey.id} size="sm" ps="1" pe="2" py="2" data-key={apiKey.id}>
          <Flex gap="1" align="start">
            <SelectBox
              label={t("choose", { name: keyName(t, apiKey) })}
              isChosen={selection.chosen.has(apiKey.id)}
              onToggle={(isRange) => selection.toggle(apiKey.id, isRange)}
            />
            <Box flex="1" minW="0" pt="1">
              <HStack gap="2" wrap="wrap" overflowWrap="anywhere">
                <KeyTitle apiKey={apiKey} />
                <KindBadge apiKey={apiKey} />
              </HStack>
              <Box pt="2">
                <Facts>
                  <Fact label={t("start")}>
                    <KeyStart apiKey={apiKey} />
                  </Fact>
                  <Fact label={t("target")}>
                    <KeyTarget apiKey={apiKey} />
                  </Fact>
                  {hasGroups ? <Fact label={t("group")}>{apiKey.group?.name ?? "-"}</Fact> : null}
                  <Fact label={t("sites")}>
                    <KeySiteNames apiKey={apiKey} />
                  </Fact>
                  <Fact label={t("createDate")}>
                    <Age at={apiKey.createDate} isNever={false} isInList />
                  </Fact>
                  <Fact label={t("lastUsedDate")}>
                    <KeyUse apiKey={apiKey} />
                  </Fact>
                  {hasEnds ? (
                    <Fact label={t("expireDate")}>
                      <KeyEndText apiKey={apiKey} />
                    </Fact>
                  ) : null}
                </Facts>
              </Box>
            </Box>
            <KeyMenu apiKey={apiKey} ask={ask} />
          </Flex>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}
