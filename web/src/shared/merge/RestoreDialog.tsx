import { Box, Text } from "@chakra-ui/react";
import type { RevisionsQuery } from "../../graphql/generated";
import { RestoreRevisionDocument } from "../../graphql/operations/revisions";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../audit/ItemChanges";
import type { BulkFault } from "../bulk/bulkFault";
import { useReason } from "../bulk/useReason";
import { useChange } from "../change/useChange";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { FaultText } from "../ui/FaultText";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { requireHeld } from "./heldSave";
import type { Thing } from "./overtaken";
import { RestoredConfig } from "./RestoredConfig";
import { restoredChanges } from "./restoredChanges";
import { revisionsTexts } from "./revisionsTexts";
import { useRestoreTrial } from "./useRestoreTrial";

type RestoreDialogProps = {
  thing: Thing;
  /** Of what the page shows: restoring is held to it. */
  etag: string | null;
  /** What was edited of it, the newest first. */
  edits: NonNullable<RevisionsQuery["revisions"]>["nodes"];
  version: number;
  /** @param again what there is may be another by now */
  onClose: (came: { isRestored: boolean; again: boolean }) => void;
};

/** Asks before an earlier version is brought back, and shows what that changes; not where nothing would. */
export function RestoreDialog({ thing, etag, edits, version, onClose }: RestoreDialogProps) {
  const t = useT(revisionsTexts);
  const reasonOf = useReason();
  const { change, isBusy } = useChange();
  const [trial, tryAgain] = useRestoreTrial(thing, version);
  const { changes, isWhole } = restoredChanges(edits, version);
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

const names = (fault: BulkFault, start: string): boolean =>
  fault.kind === "refused" && (fault.error.fields ?? []).some(({ path }) => path.startsWith(start));

/** Whether it was refused because nobody knows any more which shared text a display showed, or that is gone. */
const namesLostText = (fault: BulkFault): boolean => names(fault, "settings.displayConfiguration.");
