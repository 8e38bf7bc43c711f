import type { PanelProps } from "../panelProps";
import { EmbedView } from "./EmbedView";
import { keyStateOf, mapGroupsOf } from "./embedKeys";
import { useEmbedKeys } from "./useEmbedKeys";
import { useEmbedOptions } from "./useEmbedOptions";

/** "Embed": what other sites show of this location. */
export function EmbedPanel({ client, traffic }: PanelProps) {
  const { client: keyed, refetch } = useEmbedKeys(client.id);
  const groups = mapGroupsOf(keyed?.groups ?? []);
  const [options, choose] = useEmbedOptions(
    { client, traffic },
    groups.map(({ id }) => id),
  );
  const group = groups.find(({ id }) => id === options.groupId);
  const placeKey = keyStateOf(keyed === null ? null : keyed?.apiKeys);
  return (
    <EmbedView
      client={client}
      options={options}
      onOption={choose}
      groups={groups}
      group={group ?? null}
      hasPosition={keyed?.settings.markerPosition !== null}
      placeKey={placeKey}
      groupKey={group === undefined ? null : keyStateOf(group.apiKeys)}
      onRefresh={refetch}
    />
  );
}
