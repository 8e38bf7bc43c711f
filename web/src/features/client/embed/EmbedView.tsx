import { Button, Flex, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { CircleAlert, RefreshCw } from "lucide-react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { languages } from "../../../i18n/language";
import { useT } from "../../../i18n/useT";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { EmbedGroup, KeyState } from "./embedKeys";
import { type EmbedOptions, embedThemes } from "./embedOptions";
import { embedTexts } from "./embedTexts";
import { GraphCard } from "./GraphCard";
import { KeyCard } from "./KeyCard";
import { MapCard } from "./MapCard";
import type { ChooseOption } from "./useEmbedOptions";
import { useMakeViewKey } from "./useMakeViewKey";

type EmbedViewProps = {
  client: ClientHeadFragment;
  options: EmbedOptions;
  onOption: ChooseOption;
  /** Those whose map there is. */
  groups: readonly EmbedGroup[];
  /** The one whose map is chosen. */
  group: EmbedGroup | null;
  /** Whether a map shows this location. */
  hasPosition: boolean;
  placeKey: KeyState;
  /** Null where the map is of this location alone. */
  groupKey: KeyState | null;
  /** Asks anew for the keys. */
  onRefresh: () => Promise<unknown>;
};

/** What other sites show of a location: how it is to look, the code to copy, and the keys by which it reads. */
export function EmbedView(props: EmbedViewProps) {
  const { client, options, onOption, groups, group, hasPosition, placeKey, groupKey, onRefresh } = props;
  const t = useT(embedTexts);
  const keys = useMakeViewKey(onRefresh);
  const isOfGroup = group !== null && groupKey?.state === "ready";
  const hasFailed = placeKey.state === "failed" || groupKey?.state === "failed";
  return (
    <Stack gap="5">
      <OvertakenHost />
      <Text color="fg.muted" maxW="48rem">
        {t("intro")}
      </Text>
      {hasFailed ? <KeysFailed onRetry={() => void onRefresh().catch(() => undefined)} /> : null}
      <Flex gap="4" wrap="wrap">
        <ChoiceGroup
          label={t("language")}
          choices={languages.map((value) => ({ value, name: t(value) }))}
          chosen={options.language}
          onChoose={(value) => onOption("language", value)}
        />
        <ChoiceGroup
          label={t("colours")}
          choices={embedThemes.map((value) => ({ value, name: t(value) }))}
          chosen={options.theme}
          onChoose={(value) => onOption("theme", value)}
        />
      </Flex>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <GraphCard client={client} options={options} onOption={onOption} keyState={placeKey} keys={keys} />
        <MapCard
          client={client}
          options={options}
          onOption={onOption}
          groups={groups}
          group={group}
          hasPosition={hasPosition}
          keyState={groupKey ?? placeKey}
          keys={keys}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, xl: isOfGroup ? 2 : 1 }} gap="4" alignItems="start">
        {placeKey.state === "ready" ? (
          <KeyCard
            key={placeKey.key.id}
            title={t("keyOfPlace")}
            apiKey={placeKey.key}
            onChanged={onRefresh}
          />
        ) : null}
        {isOfGroup ? (
          <KeyCard
            key={groupKey.key.id}
            title={t("keyOfGroup", { name: group.name })}
            apiKey={groupKey.key}
            onChanged={onRefresh}
          />
        ) : null}
      </SimpleGrid>
    </Stack>
  );
}

function KeysFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT(embedTexts);
  const ui = useT(uiTexts);
  return (
    <HStack role="alert" bg="bg.error" color="fg.error" rounded="l2" ps="3" pe="2" py="1.5" gap="3">
      <CircleAlert size={16} aria-hidden />
      <Text textStyle="sm" flex="1">
        {t("keysFailed")}
      </Text>
      <Button size="xs" variant="plain" color="inherit" onClick={onRetry}>
        <RefreshCw aria-hidden />
        {ui("retry")}
      </Button>
    </HStack>
  );
}
