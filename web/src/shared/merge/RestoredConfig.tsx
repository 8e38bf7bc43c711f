import { Box, Skeleton, Text } from "@chakra-ui/react";
import type { ClientConfigQuery } from "../../graphql/generated";
import { useClientConfigQuery } from "../../graphql/operations/clientConfig";
import { useT } from "../../i18n/useT";
import { FollowingList } from "../config/following/FollowingList";
import { followingChanges } from "../config/following/followingChanges";
import { useRunningDocument } from "../config/following/useRunningDocument";
import { useUnknownText } from "../config/following/useUnknownText";
import { followingTexts } from "../config/followingTexts";
import { answerOf } from "../live/answerOf";
import { PartFault } from "../ui/PartFault";
import { revisionsTexts } from "./revisionsTexts";
import type { RestoreTrial } from "./useRestoreTrial";

type RestoredConfigProps = { clientId: string; trial: RestoreTrial; onRetry: () => void };

/** What changes on a device with the earlier settings that are to be brought back. */
export function RestoredConfig({ clientId, trial, onRetry }: RestoredConfigProps) {
  const t = useT(revisionsTexts);
  const query = useClientConfigQuery({ variables: { id: clientId }, fetchPolicy: "network-only" });
  const { data, error } = answerOf(query);
  const client = data?.client;
  if (trial.state === "failed" || error !== undefined || client === null) {
    const retry = () => {
      onRetry();
      query.refetch().catch(() => undefined);
    };
    return <PartFault text={t("deviceUntold")} at={null} onRetry={retry} />;
  }
  if (trial.state === "loading" || client === undefined) return <Skeleton h="16" />;
  if (trial.state !== "told") return null;
  if (!trial.config?.changed)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t("deviceSame")}
      </Text>
    );
  return <DeviceChanges client={client} following={trial.config.document} />;
}

type Client = NonNullable<ClientConfigQuery["client"]>;

function DeviceChanges({ client, following }: { client: Client; following: unknown }) {
  const t = useT(followingTexts);
  const running = useRunningDocument(client);
  const unknownSince = useUnknownText(running);
  if (running.state === "loading") return <Skeleton h="16" />;
  const without = client.config?.document;
  const before = running.state === "none" ? without : running.document;
  return (
    <Box borderWidth="1px" rounded="l2" px="3" py="2">
      <FollowingList
        changes={followingChanges({ running: before, without, following })}
        unknownSince={unknownSince}
        carriedText={t("carriedRestored")}
      />
    </Box>
  );
}
