import { skipToken } from "@apollo/client/react";
import { Box, Skeleton, Text } from "@chakra-ui/react";
import type { ClientConfigQuery, RevisionsQuery } from "../../graphql/generated";
import { useClientConfigQuery } from "../../graphql/operations/clientConfig";
import { RestoreRevisionDocument } from "../../graphql/operations/revisions";
import { useClientSpeedLimitsQuery } from "../../graphql/operations/speedLimits";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../audit/ItemChanges";
import type { BulkFault } from "../bulk/bulkFault";
import type { BulkError } from "../bulk/bulkResult";
import { useReason } from "../bulk/useReason";
import { useChange } from "../change/useChange";
import { FollowingList } from "../config/following/FollowingList";
import { followingChanges } from "../config/following/followingChanges";
import { useRunningDocument } from "../config/following/useRunningDocument";
import { useUnknownText } from "../config/following/useUnknownText";
import { followingTexts } from "../config/followingTexts";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { answerOf } from "../live/answerOf";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { FaultText } from "../ui/FaultText";
import { PartFault } from "../ui/PartFault";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { requireHeld } from "./heldSave";
import type { Thing } from "./overtaken";
import { type Restored, restoredChanges } from "./restoredChanges";
import { revisionsTexts } from "./revisionsTexts";
import { type RestoredLimits, type RestoreTrial, useRestoreTrial } from "./useRestoreTrial";

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
  const faultsT = useT(faultTexts);
  const { change, isBusy } = useChange();
  const [trial, tryAgain] = useRestoreTrial(thing, version);
  const limits = useRestoredLimits(thing, trial);
  const edited = restoredChanges(edits, version);
  const { changes: all, isWhole } = limits.state === "told" ? limits : edited;
  const stays = staying[thing.kind] ?? [];
  const changes = limits.state === "untold" ? [] : all.filter(({ path }) => !stays.includes(path));
  const isNothing = limits.state !== "untold" && isWhole && changes.length === 0;
  const item = { ...thing, name: null, made: false, removed: false, changeCount: changes.length, changes };
  const about = `restore:${thing.kind}:${thing.id}`;
  const versionFault = ({ fields }: BulkError) => {
    const found = fields?.find(({ path }) => path === "version");
    return found && faultText(faultsT, found);
  };
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
      canConfirm={
        !isNothing && limits.state !== "untold" && (trial.state === "none" || trial.state === "told")
      }
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
      {isWhole || limits.state === "untold" ? null : (
        <Text textStyle="sm" color="fg.warning">
          {t("restoreMore")}
        </Text>
      )}
      {trial.state !== "refused" ? null : (
        <FaultText>
          {namesLostText(trial.fault) || trial.fault.kind !== "refused"
            ? refusal(trial.fault)
            : (versionFault(trial.fault.error) ?? reasonOf(trial.fault.error))}
        </FaultText>
      )}
      {limits.state !== "untold" || trial.state === "refused" ? null : trial.state === "failed" ? (
        <PartFault text={t("changesUntold")} at={null} onRetry={tryAgain} />
      ) : (
        <Skeleton h="16" />
      )}
      {isNothing || thing.kind !== "CLIENT" || trial.state === "none" || trial.state === "refused" ? null : (
        <RestoredConfig clientId={thing.id} trial={trial} onRetry={tryAgain} />
      )}
    </ConfirmDialog>
  );
}

/**
 * From the limits that are in force now to those of an earlier version, which no list of edits tells: some come with
 * the settings.
 */
function useRestoredLimits({ kind, id }: Thing, trial: RestoreTrial): RestoredLimitsTold {
  const isOfLimits = kind === "SPEED_LIMITS";
  const query = useClientSpeedLimitsQuery(isOfLimits ? { variables: { id } } : skipToken);
  const before = answerOf(query).data?.client?.speedLimits?.list;
  const after = trial.state === "told" ? trial.limits : null;
  if (!isOfLimits) return { state: "none" };
  if (after === null || before === undefined) return { state: "untold" };
  const isSame = JSON.stringify(spansOf(before)) === JSON.stringify(spansOf(after));
  return { state: "told", changes: isSame ? [] : [{ path: "limits", before, after }], isWhole: true };
}

type RestoredLimitsTold =
  /** It is of something else. */
  { state: "none" } | { state: "untold" } | ({ state: "told" } & Restored);

const spansOf = (limits: NonNullable<RestoredLimits>) =>
  limits.map(({ from, speedLimit }) => [from, speedLimit]);

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
