import { Button, Flex, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { CircleAlert, MapPin, RefreshCw } from "lucide-react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useClientEmbedQuery } from "../../../graphql/operations/apiKeys";
import { languages } from "../../../i18n/language";
import { translatorOf, useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOffers } from "../../../shared/offers/useOffers";
import { publicPaths } from "../../../shared/public/publicLink";
import { useNow } from "../../../shared/time/useNow";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { PanelProps } from "../panelProps";
import { EmbedCard } from "./EmbedCard";
import { type EmbedClient, type EmbedGroup, type KeyState, keyStateOf, mapGroupsOf } from "./embedKeys";
import { type EmbedOptions, embedThemes } from "./embedOptions";
import { embedTexts } from "./embedTexts";
import { GraphCard } from "./GraphCard";
import { KeyCard } from "./KeyCard";
import { type ChooseOption, useEmbedOptions } from "./useEmbedOptions";
import { type MakeViewKey, useMakeViewKey } from "./useMakeViewKey";

/** "Embed": embeds of this location for other sites. */
export function EmbedPanel({ client, traffic }: PanelProps) {
  const { client: keyed, refetch } = useEmbedKeys(client.id);
  const groups = mapGroupsOf(keyed?.groups ?? []);
  const [options, choose] = useEmbedOptions(
    { client, traffic },
    groups.map(({ id }) => id),
  );
  const group = groups.find(({ id }) => id === options.groupId);
  const now = useNow(60_000);
  const placeKey = keyStateOf(keyed === null ? null : keyed?.apiKeys, now);
  return (
    <EmbedView
      client={client}
      options={options}
      onOption={choose}
      groups={groups}
      group={group ?? null}
      hasPosition={keyed?.settings.markerPosition !== null}
      placeKey={placeKey}
      groupKey={group === undefined ? null : keyStateOf(group.apiKeys, now)}
      onRefresh={refetch}
    />
  );
}

/** The device with its keys and its groups': undefined while loading, null if its keys failed to load. */
function useEmbedKeys(id: string) {
  const withGroupKeys = useOffers().has("APIKEY_MANAGE");
  const variables = { id, withGroupKeys };
  const query = useClientEmbedQuery({ variables, fetchPolicy: "cache-and-network", ...everyMinute });
  const { data, loading, error } = answerOf(query);
  // A group's keys may fail separately: the graph does not need them.
  const hasKeys = data?.client?.apiKeys != null;
  const { data: shown } = useLastGood({ data, loading, error: hasKeys ? undefined : error }, id);
  const client: EmbedClient | null | undefined = shown?.client ?? (loading ? undefined : null);
  return { client, refetch: query.refetch };
}

type EmbedViewProps = {
  client: ClientHeadFragment;
  options: EmbedOptions;
  onOption: ChooseOption;
  /** Groups with a map. */
  groups: readonly EmbedGroup[];
  /** The group whose map is chosen. */
  group: EmbedGroup | null;
  /** True if a map shows this location. */
  hasPosition: boolean;
  placeKey: KeyState;
  /** Null if the map shows only this location. */
  groupKey: KeyState | null;
  /** Refetches the keys. */
  onRefresh: () => Promise<unknown>;
};

/** Embeds of a location: their options, the code to copy, and their keys. */
function EmbedView(props: EmbedViewProps) {
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

type MapCardProps = {
  client: ClientHeadFragment;
  options: EmbedOptions;
  onOption: ChooseOption;
  /** Groups with a map. */
  groups: readonly EmbedGroup[];
  /** The group whose map is chosen; null: only this location. */
  group: EmbedGroup | null;
  /** True if a map shows this location. */
  hasPosition: boolean;
  /** Key of the location, or of the chosen group. */
  keyState: KeyState;
  keys: MakeViewKey;
};

/** "Zemljevid": this location, or all of its group. */
function MapCard(props: MapCardProps) {
  const { client, options, onOption, groups, group, hasPosition, keyState, keys } = props;
  const t = useT(embedTexts);
  const { language, theme } = options;
  const title = translatorOf(embedTexts, language)("map");
  return (
    <EmbedCard
      title={t("map")}
      icon={<MapPin size={16} aria-hidden />}
      name="map"
      keyState={keyState}
      why={group === null ? t("whyOfPlace") : t("whyOfGroup", { name: group.name })}
      target={group === null ? { clientId: client.id } : { groupId: group.id }}
      keys={keys}
      frame={{
        path: publicPaths.embeddedMap,
        params: { lang: language, theme },
        title: `${title}: ${group?.name ?? client.name}`,
      }}
    >
      {groups.length === 0 ? null : (
        <ChooserField
          label={t("onMap")}
          options={[
            { value: "", label: t("thisPlace") },
            ...namedOptions(groups.map(({ id, name }) => ({ id, name: t("placesOf", { name }) }))),
          ]}
          chosen={group?.id ?? ""}
          onChoose={(value) => onOption("groupId", value || null)}
          width="22rem"
        />
      )}
      {hasPosition ? null : (
        <Text textStyle="sm" color="fg.warning">
          {t("noPosition")}
        </Text>
      )}
    </EmbedCard>
  );
}
