import { Box, Button, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import type { RevisionsQuery } from "../../graphql/generated";
import { useRevisionsQuery } from "../../graphql/operations/revisions";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../audit/ItemChanges";
import { answerOf } from "../live/answerOf";
import { formatDateTime } from "../time/format";
import { DialogFrame } from "../ui/DialogFrame";
import { PartFault } from "../ui/PartFault";
import { uiTexts } from "../ui/uiTexts";
import type { Thing } from "./overtaken";
import { RestoreDialog } from "./RestoreDialog";
import { revisionsTexts } from "./revisionsTexts";

type Revision = NonNullable<RevisionsQuery["revisions"]>["nodes"][number];

const pageSize = 20;

export type HistoryDialogProps = {
  thing: Thing;
  /** Etag of the shown state; restoring sends it. */
  etag: string | null;
  /**
   * Refetches what the page shows.
   * @param isRestored false: somebody else changed it meanwhile
   */
  onRestored: (isRestored: boolean) => unknown;
  onClose: () => void;
};

/** The history of edits with author and time, and a button to restore each. */
export function HistoryDialog({ thing, etag, onRestored, onClose }: HistoryDialogProps) {
  const t = useT(revisionsTexts);
  const ui = useT(uiTexts);
  const [first, setFirst] = useState(pageSize);
  const [asked, setAsked] = useState<Revision | null>(null);
  const query = useRevisionsQuery({ variables: { ...thing, first }, fetchPolicy: "cache-and-network" });
  const { error, refetch } = query;
  const list = answerOf(query).data?.revisions ?? undefined;
  const closeAsked = async ({ isRestored, again }: { isRestored: boolean; again: boolean }) => {
    if (isRestored) onClose();
    setAsked(null);
    if (!again) return;
    await refetch().catch(() => undefined);
    onRestored(isRestored);
  };
  return (
    <>
      <DialogFrame
        title={t("title")}
        size="lg"
        isBusy={false}
        onClose={onClose}
        footer={
          <Button variant="outline" size="sm" onClick={onClose}>
            {ui("close")}
          </Button>
        }
      >
        <Text color="fg.muted" textStyle="sm">
          {t("intro")}
          {thing.kind === "SPEED_LIMITS" ? ` ${t("limitsIntro")}` : null}
        </Text>
        {error !== undefined && list === undefined ? (
          <PartFault text={t("loadFailed")} at={null} onRetry={() => void refetch().catch(() => undefined)} />
        ) : null}
        {error === undefined && list === undefined ? <Skeleton h="24" /> : null}
        {list?.nodes.length === 0 ? <Text color="fg.muted">{t("none")}</Text> : null}
        <Stack as="ol" listStyleType="none" gap="3">
          {list?.nodes.map((revision, index) => (
            <RevisionLine
              key={revision.version}
              revision={revision}
              thing={thing}
              // The newest revision is the present state; but limits also change with the settings.
              onRestore={
                (index === 0 && thing.kind !== "SPEED_LIMITS") || revision.removed
                  ? undefined
                  : () => setAsked(revision)
              }
            />
          ))}
        </Stack>
        {list?.pageInfo.hasNextPage && first < 100 ? (
          <Button size="sm" variant="outline" onClick={() => setFirst(100)}>
            {t("more")}
          </Button>
        ) : null}
      </DialogFrame>
      {asked === null ? null : (
        <RestoreDialog
          thing={thing}
          etag={etag}
          edits={list?.nodes ?? []}
          version={asked.version}
          onClose={(came) => void closeAsked(came)}
        />
      )}
    </>
  );
}

type RevisionLineProps = {
  revision: Revision;
  thing: Thing;
  onRestore: (() => void) | undefined;
};

function RevisionLine({ revision, thing, onRestore }: RevisionLineProps) {
  const t = useT(revisionsTexts);
  const { version, time, changedBy, changes, changeCount } = revision;
  const what =
    version === 0
      ? t("first")
      : revision.removed
        ? t("removed")
        : changeCount
          ? t("changes", { count: changeCount })
          : // What came before the oldest that may be seen is not told.
            t(version === 1 ? "made" : "came");
  return (
    <Box as="li" borderWidth="1px" rounded="l2" px="4" py="3" bg="bg.panel">
      <Flex justify="space-between" gap="3" align="start" wrap="wrap">
        <Box minW="0">
          <Text fontWeight="medium" textStyle="sm">
            {what}
          </Text>
          {time === null ? null : (
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {`${formatDateTime(time)} · ${changedBy?.email ?? t("somebody")}`}
            </Text>
          )}
        </Box>
        {onRestore === undefined ? null : (
          <Button size="xs" variant="outline" aria-label={t("restoreOf", { version })} onClick={onRestore}>
            <Undo2 aria-hidden />
            {t("restore")}
          </Button>
        )}
      </Flex>
      {changes?.length ? (
        <Box pt="2">
          <ItemChanges
            item={{ ...thing, name: null, made: false, removed: revision.removed, changeCount, changes }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
