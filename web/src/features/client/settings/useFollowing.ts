import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { FollowingConfigQuery } from "../../../graphql/generated";
import { FollowingConfigDocument } from "../../../graphql/operations/settings";
import { type FollowingChange, followingChanges } from "../../../shared/config/following/followingChanges";
import { type Running, useRunningDocument } from "../../../shared/config/following/useRunningDocument";
import { useRested } from "../../../shared/form/useRested";
import { decidingChange, isEmpty, type SettingsChange } from "./settingsInput";
import type { SettingsClient } from "./settingsValues";

/** A change of settings, and the stored values of the same settings. */
export type Asked = { change: SettingsChange; stored: SettingsChange };

type Answer = { key: string; told: FollowingConfigQuery };

export type Following = {
  /** Changes that a save makes on the device; null if there are none, or they are not known yet. */
  changes: readonly FollowingChange[] | null;
  running: Running;
  /**
   * Resolves to the etag of the configuration that the person has seen as the result of the save; it is sent
   * with the save. Undefined if there is none, or it failed to load; null if the person has not seen yet that
   * the save changes more than their own changes.
   */
  seen: (asked: Asked) => Promise<string | undefined | null>;
  /** Refetches it: it has changed by now. */
  again: (asked: Asked) => Promise<void>;
};

const keyOf = ({ change, stored }: Asked): string =>
  JSON.stringify({ change: decidingChange(change), stored: decidingChange(stored) });

/** Changes that a change of settings makes to the device's running configuration. A place has none. */
export function useFollowing(client: SettingsClient, asked: Asked): Following {
  const apollo = useApolloClient();
  const { id: clientId, isPlace } = client;
  const decides = (change: SettingsChange) => !isPlace && !isEmpty(decidingChange(change));
  const isDeciding = decides(asked.change);
  const running = useRunningDocument(client, !isDeciding);
  const key = keyOf(asked);
  const rested = useRested(key);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(key);
  newest.current = key;

  const ask = async (wanted: string): Promise<Answer | null> => {
    const { change, stored } = JSON.parse(wanted) as Asked;
    const variables = { input: { clientId, ...change }, stored: { clientId, ...stored } };
    // The stored settings may name a deleted text; the change may be the repair.
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
  // While another answer is loading, the list stays; a save waits for its own answer.
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
      if (!decides(wanted.change)) return undefined;
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
