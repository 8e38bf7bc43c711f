import type { Selection } from "../../shared/bulk/useSelection";
import type { ApiKey } from "../../shared/keys/apiKey";
import { fold } from "../../shared/text/fold";

/** Work on one key in a dialog. */
export type KeyWork = "links" | "rename" | "sites" | "revoke";

/** `from`: the element that gets the focus back. */
export type AskWork = (work: KeyWork, key: ApiKey, from: HTMLElement | null) => void;

export type KeyListProps = {
  keys: readonly ApiKey[];
  selection: Selection;
  ask: AskWork;
  /** For administrators: shows the group of each key. */
  hasGroups: boolean;
};

/** Keys whose name, location, group or sites match the search, ignoring case and accents. */
export function matchingKeys(keys: readonly ApiKey[], search: string): readonly ApiKey[] {
  const wanted = fold(search);
  if (wanted === "") return keys;
  return keys.filter(({ name, client, group, origins }) =>
    fold([name ?? "", client?.name ?? "", group?.name ?? "", ...(origins ?? [])].join("\n")).includes(wanted),
  );
}
