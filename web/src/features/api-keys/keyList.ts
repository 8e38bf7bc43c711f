import type { Selection } from "../../shared/bulk/useSelection";
import type { ApiKey } from "../../shared/keys/apiKey";
import { fold } from "../../shared/text/fold";

/** Work on one key in a dialog. */
export type KeyWork = "links" | "rename" | "end" | "sites" | "revoke";

/** `from`: the element that gets the focus back. */
export type AskWork = (work: KeyWork, key: ApiKey, from: HTMLElement | null) => void;

export type KeyListProps = {
  keys: readonly ApiKey[];
  selection: Selection;
  ask: AskWork;
  /** For administrators: shows the group of each key. */
  hasGroups: boolean;
};

const pastedKey = /\b(?:ak|vk)_[\w-]{6}/;

/** Keys whose name, beginning, location, group or sites match the search, ignoring case and accents. */
export function matchingKeys(keys: readonly ApiKey[], search: string): readonly ApiKey[] {
  // A header or an address that somebody pastes has more than the key.
  const wanted = fold(pastedKey.exec(search)?.[0] ?? search);
  if (wanted === "") return keys;
  return keys.filter(({ name, start, client, group, origins }) =>
    fold(
      [name ?? "", start ?? "", client?.name ?? "", group?.name ?? "", ...(origins ?? [])].join("\n"),
    ).includes(wanted),
  );
}
