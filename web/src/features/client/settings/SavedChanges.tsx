import { lazy, Suspense } from "react";
import { followingTexts } from "../../../i18n/texts/following";
import { useT } from "../../../i18n/useT";
import type { Following } from "./useFollowing";

const FollowingList = lazy(async () => ({
  default: (await import("../../../shared/config/following/FollowingList")).FollowingList,
}));

/** Above the save button: what the save changes on the device, all of it. */
export function SavedChanges({ following: { changes, running } }: { following: Following }) {
  const t = useT(followingTexts);
  if (changes === null || changes.length === 0) return null;
  const unknown =
    running.state !== "unknown"
      ? undefined
      : running.version === null
        ? t("runningUntold")
        : t("runningUnknown", { version: running.version });
  return (
    <Suspense fallback={null}>
      <FollowingList changes={changes} unknownSince={unknown} />
    </Suspense>
  );
}
