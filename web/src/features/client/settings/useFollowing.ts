import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FollowingConfigQuery } from "../../../graphql/generated";
import { FollowingConfigDocument } from "../../../graphql/operations/settings";
import { type FollowingChange, followingChanges } from "../../../shared/config/following/followingChanges";
import { type Running, useRunningDocument } from "../../../shared/config/following/useRunningDocument";
import { useRested } from "../../../shared/form/useRested";
import { decidingChange, isEmpty, type SettingsChange } from "./settingsInput";
import type { SettingsClient } from "./settingsValues";

/** A change of settings, and the same settings as they are stored. */
export type Asked = { change: SettingsChange; stored: SettingsChange };

type Answer = { key: string; told: FollowingConfigQuery };

export type Following = {
  /** What a save changes on the device; null where it changes nothing, or that is not known yet. */
  changes: readonly FollowingChange[] | null;
  running: Running;
  /**
   * What says which configuration the person has seen that a save leads to: to be given with the save. Undefined where the save leads to
   * none, or it can't be had; null where the person has yet to see that it changes more than what is theirs.
   */
  seen: (asked: Asked) => Promise<string | undefined | null>;
  /** Asks anew: it is another one by now. */
  again: (asked: Asked) => Promise<void>;
};

const keyOf = ({ change, stored }: Asked): string =>
  JSON.stringify({ change: decidingChange(change), stored: decidingChange(stored) });

/** What a change of settings makes of the configuration that the device runs. */
export function useFollowing(client: SettingsClient, asked: Asked): Following {
  const apollo = useApolloClient();
  const { id: clientId } = client;
  const isDeciding = !isEmpty(decidingChange(asked.change));
  const running = useRunningDocument(client, !isDeciding);
  const key = keyOf(asked);
  const rested = useRested(key);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(key);
  newest.current = key;

  const ask = async (wanted: string): Promise<Answer | null> => {
    const { change, stored } = JSON.parse(wanted) as Asked;
    const variables = { input: { clientId, ...change }, stored: { clientId, ...stored } };
    // What is stored may name a text that is gone; the change may be what mends it.
    const { data } = await apollo.query({
      query: FollowingConfigDocument,
      variables,
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    const told = data?.following ? { key: wanted, told: data } : null;
    if (newest.current === wanted) setAnswer(told);
    return told;
  };
  // While another answer is under way the list stays; a save goes by what was asked for itself.
  const shown = isDeciding ? answer : null;
  const changesOf = ({ told: { following, stored } }: Answer): FollowingChange[] => {
    if (!following?.changed || !("document" in running)) return [];
    const without = stored?.document ?? client.config?.document;
    return followingChanges({ running: running.document, without, following: following.document });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each change, and anew where the configuration is another
  useEffect(() => {
    if (rested === newest.current && isDeciding) ask(rested).catch(() => undefined);
  }, [rested, isDeciding, client.config?.etag, client.etag]);

  return {
    // biome-ignore lint/correctness/useExhaustiveDependencies: made of these
    changes: useMemo(() => (shown ? changesOf(shown) : null), [shown, running]),
    running,
    seen: async (wanted) => {
      if (isEmpty(decidingChange(wanted.change))) return undefined;
      const wantedKey = keyOf(wanted);
      if (shown?.key === wantedKey) return shown.told.following?.etag;
      const told = await ask(wantedKey).catch(() => null);
      if (told === null) return undefined;
      return changesOf(told).every(({ isOwn }) => isOwn) ? told.told.following?.etag : null;
    },
    again: async (wanted) => {
      await ask(keyOf(wanted)).catch(() => null);
    },
  };
}
