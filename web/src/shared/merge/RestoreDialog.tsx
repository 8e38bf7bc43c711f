import { Box, Text } from "@chakra-ui/react";
import type { RevisionsQuery } from "../../graphql/generated";
import { revisionsTexts } from "../../i18n/texts/revisions";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../audit/ItemChanges";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import type { Thing } from "./overtaken";
import { restoredChanges } from "./restoredChanges";

type RestoreDialogProps = {
  thing: Thing;
  /** What was edited of it, the newest first. */
  edits: NonNullable<RevisionsQuery["revisions"]>["nodes"];
  version: number;
  isBusy: boolean;
  onRestore: () => void;
  onCancel: () => void;
};

/** Asks before an earlier version is brought back, and shows what that changes; not where nothing would. */
export function RestoreDialog({ thing, edits, version, isBusy, onRestore, onCancel }: RestoreDialogProps) {
  const t = useT(revisionsTexts);
  const { changes, isWhole } = restoredChanges(edits, version);
  const isNothing = isWhole && changes.length === 0;
  const item = { ...thing, name: null, made: false, removed: false, changeCount: changes.length, changes };
  return (
    <ConfirmDialog
      title={t("restoreTitle")}
      text={t(isNothing ? "restoreNothing" : "restoreText", { version })}
      action={t("restore")}
      isBusy={isBusy}
      canConfirm={!isNothing}
      onConfirm={onRestore}
      onCancel={onCancel}
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
    </ConfirmDialog>
  );
}
