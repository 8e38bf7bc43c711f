import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { CrestFragment } from "../../../graphql/generated";
import { GroupCrestDocument } from "../../../graphql/operations/crest";
import { useLanguage, useT } from "../../../i18n/useT";
import { faultTexts } from "../../../shared/form/faultTexts";
import { fileSize } from "../../../shared/number/fileSize";
import { toast } from "../../../shared/ui/toastStore";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { useUpload } from "../../../shared/upload/useUpload";
import { crestFault, largestFile, most } from "./crestFile";
import { crestTexts } from "./crestTexts";

/** Gives a group a picture as its crest, and says how that went. @param before the crest that it has */
export function useCrestUpload(groupId: string, before: CrestFragment["crest"], onSet: () => void) {
  const t = useT(crestTexts);
  const faultsT = useT(faultTexts);
  const words = useT(uploadTexts);
  const language = useLanguage();
  const apollo = useApolloClient();
  const { uploading, upload } = useUpload();
  const [fault, setFault] = useState<string | null>(null);

  /** Whether a crest has come since: of a lost answer nobody knows otherwise. */
  const hasCome = () => async (): Promise<boolean> => {
    const { data } = await apollo.query({
      query: GroupCrestDocument,
      variables: { id: groupId },
      fetchPolicy: "network-only",
    });
    const crest = data?.group?.crest;
    return crest !== undefined && crest !== null && crest.setDate !== (before?.setDate ?? null);
  };

  const set = async (file: File): Promise<void> => {
    const size = fileSize(file.size, language);
    if (file.size === 0) return setFault(words("empty"));
    if (file.size > largestFile) return setFault(words("tooLarge", { size, most }));
    setFault(null);
    const form = new FormData();
    form.append("file", file);
    const address = `/group/crest?groupId=${encodeURIComponent(groupId)}`;
    const came = () => {
      const find = hasCome();
      return () => find().catch(() => false);
    };
    const end = await upload({ address, form, size: file.size, hasCome: came });
    if (end === null) return;
    setFault(crestFault(end, { faultsT, words, size }));
    if (end.kind !== "done") return;
    toast.success(t("saved"), `crest:${groupId}`);
    onSet();
  };
  return { uploading, /** Why the last file was not taken. */ fault, set };
}
