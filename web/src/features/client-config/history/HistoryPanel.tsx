import { Box, Button, Skeleton, Stack } from "@chakra-ui/react";
import { History } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { configTexts } from "../../../shared/config/configTexts";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { PageMessage } from "../../../shared/ui/PageState";
import { PartFault } from "../../../shared/ui/PartFault";
import type { ConfiguredClient } from "../ConfigHead";
import { DeviceDifference } from "../DeviceDifference";
import { CompareVersions } from "./CompareVersions";
import { HistoryItem } from "./HistoryItem";
import { useHistory } from "./useHistory";
import { useRestore } from "./useRestore";
import { useVersionDocument } from "./useVersionDocument";

type HistoryPanelProps = { client: ConfiguredClient; onRestored: () => Promise<void> };

/** Every version of a device's configuration: who changed what, and the way back to it. */
export function HistoryPanel({ client, onRestored }: HistoryPanelProps) {
  const t = useT(configTexts);
  const history = useHistory(client.id);
  const { entries, error, loadMore, refetch } = history;
  const [asked, setAsked] = useState<number | null>(null);
  const { restore, isRestoring } = useRestore(client, async () => {
    await Promise.all([refetch(), onRestored()]);
  });
  const confirm = async (version: number) => {
    await restore(version);
    setAsked(null);
  };
  if (entries === undefined)
    return error === undefined ? (
      <Stack gap="2" aria-busy>
        <Skeleton h="16" />
        <Skeleton h="16" />
        <Skeleton h="16" />
      </Stack>
    ) : (
      <AnswerError
        title={t("historyFailed")}
        text={t("loadFailedText")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (entries.length === 0)
    return <PageMessage icon={<History />} title={t("historyEmpty")} text={t("historyEmptyText")} />;
  return (
    <Stack gap="5" maxW="60rem">
      {entries.length > 1 ? (
        <CompareVersions clientId={client.id} versions={entries.flatMap(({ version }) => version ?? [])} />
      ) : null}
      <Box
        as="ol"
        aria-label={t("history")}
        listStyleType="none"
        borderWidth="1px"
        rounded="l3"
        bg="bg.panel"
        overflow="hidden"
      >
        {entries.map((entry, index) => (
          <HistoryItem
            key={entry.version ?? `untold-${index}`}
            entry={entry}
            timeZone={client.timeZone}
            isCurrent={entry.version !== null && entry.version === client.config?.version}
            onRestore={setAsked}
          />
        ))}
      </Box>
      {loadMore === null ? null : (
        <Button variant="outline" size="sm" alignSelf="start" onClick={loadMore}>
          {t("historyMore")}
        </Button>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={t("restoreTitle", { version: asked })}
          text={t("restoreText", { version: asked })}
          action={t("restore")}
          isBusy={isRestoring}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(null)}
        >
          <RestoredDifference client={client} version={asked} />
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/** What an earlier version changes on the device. */
function RestoredDifference({ client, version }: { client: ConfiguredClient; version: number }) {
  const t = useT(configTexts);
  const { document, isFailed, retry } = useVersionDocument(client.id, version);
  if (isFailed) return <PartFault text={t("historyFailed")} at={null} onRetry={retry} />;
  if (document === undefined) return <Skeleton h="20" />;
  return <DeviceDifference client={client} given={client.config?.document ?? {}} following={document} />;
}
