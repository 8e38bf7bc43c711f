import { useApolloClient } from "@apollo/client/react";
import { Code, Text } from "@chakra-ui/react";
import { AssignConfigDocument } from "../../../graphql/operations/clientConfig";
import { type Change, patchOf } from "../differences";
import { type ConfigDocument, pathName } from "../document";
import { useConfigTexts } from "../useConfigTexts";
import { ApplyDialog } from "./ApplyDialog";
import type { Run } from "./useApply";

type ApplyFieldDialogProps = {
  /** The document that has the field as others are to have it. */
  document: ConfigDocument;
  change: Change;
  hardwareType: string | null;
  onClose: () => void;
};

/** Gives other devices one field of a document; of what else they have nothing changes. */
export function ApplyFieldDialog({ document, change, hardwareType, onClose }: ApplyFieldDialogProps) {
  const { t } = useConfigTexts();
  const apollo = useApolloClient();
  const { patch, place } = patchOf(document, change.path);
  const run: Run = async (clientIds, options) => {
    const input = { clientIds, mergePatch: patch, ...options };
    const { data } = await apollo.mutate({ mutation: AssignConfigDocument, variables: { input } });
    return data?.assignConfig.results ?? [];
  };
  return (
    <ApplyDialog
      title={t("applyFieldTitle", { path: pathName(change.path) })}
      hardwareType={hardwareType}
      run={run}
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
    </ApplyDialog>
  );
}
