import { Text } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { translatorOf, useT } from "../../../i18n/useT";
import { publicPaths } from "../../../shared/public/publicLink";
import { ChooserField } from "../../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { EmbedCard } from "./EmbedCard";
import type { EmbedGroup, KeyState } from "./embedKeys";
import type { EmbedOptions } from "./embedOptions";
import { embedTexts } from "./embedTexts";
import type { ChooseOption } from "./useEmbedOptions";
import type { MakeViewKey } from "./useMakeViewKey";

type MapCardProps = {
  client: ClientHeadFragment;
  options: EmbedOptions;
  onOption: ChooseOption;
  /** Those whose map there is. */
  groups: readonly EmbedGroup[];
  /** The one whose map is chosen; null: this location's alone. */
  group: EmbedGroup | null;
  /** Whether a map shows this location. */
  hasPosition: boolean;
  /** Of the location, or of the group that is chosen. */
  keyState: KeyState;
  keys: MakeViewKey;
};

/** "Zemljevid": this location, or all of its group. */
export function MapCard(props: MapCardProps) {
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
