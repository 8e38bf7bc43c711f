import { Box, Skeleton, Text } from "@chakra-ui/react";
import type { ClientConfigQuery, RevisionsQuery } from "../../graphql/generated";
import { useClientConfigQuery } from "../../graphql/operations/clientConfig";
import { RestoreRevisionDocument } from "../../graphql/operations/revisions";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../audit/ItemChanges";
import type { BulkFault } from "../bulk/bulkFault";
import { useReason } from "../bulk/useReason";
import { useChange } from "../change/useChange";
import { FollowingList } from "../config/following/FollowingList";
import { followingChanges } from "../config/following/followingChanges";
import { useRunningDocument } from "../config/following/useRunningDocument";
import { useUnknownText } from "../config/following/useUnknownText";
import { followingTexts } from "../config/followingTexts";
import { answerOf } from "../live/answerOf";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { FaultText } from "../ui/FaultText";
import { PartFault } from "../ui/PartFault";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { requireHeld } from "./heldSave";
import type { Thing } from "./overtaken";
import { restoredChanges } from "./restoredChanges";
import { revisionsTexts } from "./revisionsTexts";
import { type RestoreTrial, useRestoreTrial } from "./useRestoreTrial";

type RestoreDialogProps = {
  thing: Thing;
  /** Etag of the shown state; restoring sends it. */
  etag: string | null;
  /** Its edits, the newest first. */
  edits: NonNullable<RevisionsQuery["revisions"]>["nodes"];
  version: number;
  /** @param again the present state may have changed */
  onClose: (came: { isRestored: boolean; again: boolean }) => void;
};

/** Asks before an earlier version is restored, and shows the changes; there is no question if nothing would change. */
export function RestoreDialog({ thing, etag, edits, version, onClose }: RestoreDialogProps) {
  const t = useT(revisionsTexts);
  const reasonOf = useReason();
  const { change, isBusy } = useChange();
  const [trial, tryAgain] = useRestoreTrial(thing, version);
  const { changes: all, isWhole } = restoredChanges(edits, version);
  const stays = staying[thing.kind] ?? [];
  const changes = all.filter(({ path }) => !stays.includes(path));
  const isNothing = isWhole && changes.length === 0;
  const item = { ...thing, name: null, made: false, removed: false, changeCount: changes.length, changes };
  const about = `restore:${thing.kind}:${thing.id}`;
  const refusal = (fault: BulkFault) => t(namesLostText(fault) ? "restoreLostText" : "restoreFailed");

  const restore = async () => {
    const generatedIfMatch = trial.state === "told" ? trial.config?.etag : undefined;
    const input = { ...thing, version, ifMatch: etag ?? undefined, generatedIfMatch, dryRun: false };
    try {
      const changed = requireHeld(await change(RestoreRevisionDocument, input));
      if (changed === null) return;
      if (changed.fault !== null && names(changed.fault, "generatedIfMatch")) {
        toast.error(t("overtakenConfig"), about);
        return tryAgain();
      }
      if (changed.fault === null) toast.success(t("restored"), about);
      else sayFailed(changed.fault, refusal(changed.fault), about);
      onClose({ isRestored: changed.fault === null, again: true });
    } catch {
      toast.error(t("overtaken"), about);
      onClose({ isRestored: false, again: true });
    }
  };
  return (
    <ConfirmDialog
      title={t("restoreTitle")}
      text={t(isNothing ? "restoreNothing" : "restoreText", { version })}
      action={t("restore")}
      isBusy={isBusy}
      canConfirm={!isNothing && (trial.state === "none" || trial.state === "told")}
      onConfirm={() => void restore()}
      onCancel={() => onClose({ isRestored: false, again: false })}
    >
      {changes.length === 0 ? null : (
        <Box maxH="50dvh" overflowY="auto">
          <Text textStyle="sm" fontWeight="medium">
            {t("restoreChanges")}
          </Text>
          <ItemChanges item={item} isWhole />
        </Box>
      )}
      {thing.kind === "CALENDAR" ? (
        <Text textStyle="sm" color="fg.muted">
          {t("calendarStays")}
        </Text>
      ) : null}
      {isWhole ? null : (
        <Text textStyle="sm" color="fg.warning">
          {t("restoreMore")}
        </Text>
      )}
      {trial.state !== "refused" ? null : (
        <FaultText>
          {namesLostText(trial.fault) || trial.fault.kind !== "refused"
            ? refusal(trial.fault)
            : reasonOf(trial.fault.error)}
        </FaultText>
      )}
      {isNothing || trial.state === "none" || trial.state === "refused" ? null : (
        <RestoredConfig clientId={thing.id} trial={trial} onRetry={tryAgain} />
      )}
    </ConfirmDialog>
  );
}

/** Fields that are not kept whole, and stay. */
const staying: Partial<Record<Thing["kind"], readonly string[]>> = { CALENDAR: ["url"] };

const names = (fault: BulkFault, start: string): boolean =>
  fault.kind === "refused" && (fault.error.fields ?? []).some(({ path }) => path.startsWith(start));

/** True if it was refused because the shared text that a display showed is unknown or gone. */
const namesLostText = (fault: BulkFault): boolean => names(fault, "settings.displayConfiguration.");

type RestoredConfigProps = { clientId: string; trial: RestoreTrial; onRetry: () => void };

/** Changes on a device when its earlier settings are restored. */
function RestoredConfig({ clientId, trial, onRetry }: RestoredConfigProps) {
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
