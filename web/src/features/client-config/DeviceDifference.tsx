import { Box, Skeleton, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { configTexts } from "../../shared/config/configTexts";
import { DifferenceList } from "../../shared/config/DifferenceList";
import { differences } from "../../shared/config/differences";
import { ownOf } from "../../shared/config/following/followingChanges";
import { useRunningDocument } from "../../shared/config/following/useRunningDocument";
import type { ConfiguredClient } from "./ConfigHead";

type DeviceDifferenceProps = {
  client: ConfiguredClient;
  /** The device's present document, the base of the person's own changes. */
  given: unknown;
  /** The document it would get. */
  following: unknown;
};

/** All changes on the device once it takes the document; those that somebody else made since its last one are marked. */
export function DeviceDifference({ client, given, following }: DeviceDifferenceProps) {
  const t = useT(configTexts);
  const running = useRunningDocument(client);
  if (running.state === "loading") return <Skeleton h="20" />;
  const isOwn = ownOf(given, following);
  const before = running.state === "none" ? given : running.document;
  return (
    <>
      {running.state === "unknown" ? (
        <Text textStyle="sm" color="fg.muted">
          {t("runningUnknown")}
        </Text>
      ) : null}
      <Box maxH="50dvh" overflowY="auto" tabIndex={0} role="region" aria-label={t("difference")}>
        <DifferenceList changes={differences(before, following)} isCarried={(change) => !isOwn(change)} />
      </Box>
    </>
  );
}
