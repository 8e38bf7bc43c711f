import { Badge, Box, Button, Flex, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight, History, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { RestoreConfigDocument } from "../../../graphql/operations/clientConfig";
import { translatorOf, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { configTexts } from "../../../shared/config/configTexts";
import { DifferenceList } from "../../../shared/config/DifferenceList";
import { changesOf } from "../../../shared/config/differences";
import { etagOf, isOvertaken } from "../../../shared/merge/heldSave";
import { revisionsTexts } from "../../../shared/merge/revisionsTexts";
import { formatDateTime } from "../../../shared/time/format";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { PageMessage } from "../../../shared/ui/PageState";
import { PartFault } from "../../../shared/ui/PartFault";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { ConfiguredClient } from "../ConfigHead";
import { DeviceDifference } from "../DeviceDifference";
import { CompareVersions } from "./CompareVersions";
import { type HistoryEntry, useHistory } from "./useHistory";
import { useVersionDocument } from "./useVersionDocument";

type HistoryPanelProps = { client: ConfiguredClient; onRestored: () => Promise<void> };

/** Every version of a device's configuration with its author and changes, and a button to restore it. */
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

/** Changes that an earlier version makes on the device. */
function RestoredDifference({ client, version }: { client: ConfiguredClient; version: number }) {
  const t = useT(configTexts);
  const { document, isFailed, retry } = useVersionDocument(client.id, version);
  if (isFailed) return <PartFault text={t("historyFailed")} at={null} onRetry={retry} />;
  if (document === undefined) return <Skeleton h="20" />;
  return <DeviceDifference client={client} given={client.config?.document ?? {}} following={document} />;
}

/** Assigns an earlier version again, if the device still has the one on the page, and shows the result. */
function useRestore(
  client: { id: string; config: { etag: string | null } | null },
  onRestored: () => Promise<void>,
) {
  const { send, busily, isBusy } = useChange();
  const restore = (version: number) =>
    busily(async () => {
      const t = translatorOf(configTexts);
      const about = `restoreConfig:${client.id}`;
      try {
        const input = { clientId: client.id, version, ifMatch: etagOf(client.config) };
        const data = await send(RestoreConfigDocument, input);
        if (data === null) return;
        toast.success(
          data.restoreConfig.changed === false ? t("assignSkipped") : t("restored", { version }),
          about,
        );
        await onRestored();
      } catch (error) {
        const isLate = isOvertaken(error);
        sayFailed(error, isLate ? translatorOf(revisionsTexts)("overtaken") : t("restoreFailed"), about);
        if (isLate) await onRestored();
      }
    });
  return { restore, isRestoring: isBusy };
}

type HistoryItemProps = {
  entry: HistoryEntry;
  timeZone: string;
  /** The wanted version. */
  isCurrent: boolean;
  onRestore: (version: number) => void;
};

/** One version: time, author and changes. */
function HistoryItem({ entry, timeZone, isCurrent, onRestore }: HistoryItemProps) {
  const t = useT(configTexts);
  const changesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { version, changeDate, changedBy, restoredFrom, changeCount, changes } = entry;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const more = (changeCount ?? 0) - (changes?.length ?? 0);
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="medium">{t("version", { version })}</Text>
            {isCurrent ? <Badge colorPalette="brand">{t("current")}</Badge> : null}
            {restoredFrom === null ? null : (
              <Badge variant="outline">{t("restoredFrom", { version: restoredFrom })}</Badge>
            )}
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {t("assignedBy", {
              time: formatDateTime(changeDate, timeZone),
              who: changedBy?.email ?? null,
            })}
          </Text>
        </Box>
        <HStack gap="1" ms={{ base: "-2", sm: "0" }}>
          <Button
            size="xs"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={changesId}
            disabled={changes === null || changes.length === 0}
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow aria-hidden />
            {t("changes", { count: changeCount ?? changes?.length ?? null })}
          </Button>
          <Button
            size="xs"
            variant="ghost"
            disabled={isCurrent || version === null}
            aria-label={t("restoreVersion", { version })}
            onClick={() => version !== null && onRestore(version)}
          >
            <RotateCcw aria-hidden />
            {t("restore")}
          </Button>
        </HStack>
      </Flex>
      <Box id={changesId} hidden={!isOpen} pt="3">
        {isOpen ? <DifferenceList changes={(changes ?? []).flatMap(changesOf)} level="h2" /> : null}
        {isOpen && more > 0 ? (
          <Text textStyle="sm" color="fg.muted" pt="2">
            {t("changesMore", { count: more })}
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}
