import { type RefObject, useEffect, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { FollowingList } from "../../../shared/config/following/FollowingList";
import { useUnknownText } from "../../../shared/config/following/useUnknownText";
import { followingTexts } from "../../../shared/config/followingTexts";
import type { SettingsClient } from "../settings/settingsValues";
import { useFollowing } from "../settings/useFollowing";

/** The configuration that a moved device gets, as it follows from the limit at its place. */
export type LimitOrder = {
  /** Etag of the configuration that the person has seen; null: they have not seen yet what else changes. */
  seen: () => Promise<string | undefined | null>;
};

type LimitFollowsProps = {
  /** A device with a configuration. */
  client: SettingsClient;
  /** km/h. */
  was: number;
  is: number;
  order: RefObject<LimitOrder | null>;
};

/** What changes on a device whose limit is another one at the new place. */
export function LimitFollows({ client, was, is, order }: LimitFollowsProps) {
  const t = useT(followingTexts);
  const asked = useMemo(
    () => ({
      change: { settings: { speedLimit: is }, sign: {} },
      stored: { settings: { speedLimit: was }, sign: {} },
    }),
    [was, is],
  );
  const following = useFollowing(client, asked);
  const unknownSince = useUnknownText(following.running);
  useEffect(() => {
    order.current = { seen: () => following.seen(asked) };
    return () => {
      order.current = null;
    };
  });
  if (following.changes === null || following.changes.length === 0) return null;
  return (
    <FollowingList changes={following.changes} unknownSince={unknownSince} carriedText={t("carriedText")} />
  );
}
