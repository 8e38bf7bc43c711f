import { useApolloClient } from "@apollo/client/react";
import { Code, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { type Change, patchOf } from "../../config/differences";
import { type ConfigDocument, pathName } from "../../config/document";
import { useConfigTexts } from "../../config/useConfigTexts";
import { bulkTexts } from "../bulkTexts";
import { ClientPickerDialog } from "../ClientPickerDialog";
import { assignPatch } from "../runs";

type ApplyFieldDialogProps = {
  /** The document with the field's wanted value. */
  document: ConfigDocument;
  change: Change;
  hardwareType: string | null;
  onClose: () => void;
};

/** Gives other devices one field of a document. Their other fields stay. */
export function ApplyFieldDialog({ document, change, hardwareType, onClose }: ApplyFieldDialogProps) {
  const { t } = useConfigTexts();
  const bulk = useT(bulkTexts);
  const apollo = useApolloClient();
  const { patch, place } = patchOf(document, change.path);
  return (
    <ClientPickerDialog
      title={t("applyFieldTitle", { path: pathName(change.path) })}
      hardwareType={hardwareType}
      run={assignPatch(apollo, patch)}
      wanted={patch}
      action={bulk("templateApply")}
      says={{ done: bulk("templateApplied"), failed: bulk("templateFailed") }}
      onClose={onClose}
    >
      {place.length < change.path.length ? (
        <Text textStyle="sm" color="fg.muted">
          {t("applyFieldWhole", { path: pathName(place) })}
        </Text>
      ) : null}
      <Code
        whiteSpace="pre-wrap"
        wordBreak="break-word"
        px="3"
        py="2"
        maxH="10rem"
        overflowY="auto"
        tabIndex={0}
      >
        {JSON.stringify(patch)}
      </Code>
    </ClientPickerDialog>
  );
}
