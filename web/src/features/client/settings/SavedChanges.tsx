import { Box } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useT } from "../../../i18n/useT";
import { useUnknownText } from "../../../shared/config/following/useUnknownText";
import { followingTexts } from "../../../shared/config/followingTexts";
import type { Following } from "./useFollowing";

const FollowingList = lazy(async () => ({
  default: (await import("../../../shared/config/following/FollowingList")).FollowingList,
}));

/** Above the save button: what the save changes on the device, all of it. */
export function SavedChanges({ following: { changes, running } }: { following: Following }) {
  const t = useT(followingTexts);
  const unknownSince = useUnknownText(running);
  if (changes === null || changes.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Box px={{ base: "4", md: "6" }} py="3">
        <FollowingList changes={changes} unknownSince={unknownSince} carriedText={t("carriedText")} />
      </Box>
    </Suspense>
  );
}
