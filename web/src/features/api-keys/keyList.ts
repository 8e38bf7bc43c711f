import type { Selection } from "../../shared/bulk/useSelection";
import type { ApiKey } from "../../shared/keys/apiKey";
import { fold } from "../../shared/text/fold";

/** What can be done with one key in a dialog of its own. */
export type KeyWork = "links" | "rename" | "sites" | "revoke";

/** `from`: where the focus goes back to. */
export type AskWork = (work: KeyWork, key: ApiKey, from: HTMLElement | null) => void;

/** What a list of keys is given. */
export type KeyListProps = {
  keys: readonly ApiKey[];
  selection: Selection;
  ask: AskWork;
  /** For administrators: whose each is. */
  hasGroups: boolean;
};

/** Those whose name, location, group or sites hold what is searched for, however it is spelt in case and accents. */
export function matchingKeys(keys: readonly ApiKey[], search: string): readonly ApiKey[] {
  const wanted = fold(search);
  if (wanted === "") return keys;
  return keys.filter(({ name, client, group, origins }) =>
    fold([name ?? "", client?.name ?? "", group?.name ?? "", ...(origins ?? [])].join("\n")).includes(wanted),
  );
}
