import { useApolloClient } from "@apollo/client/react";
import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import { useState } from "react";
import type { CrestFragment } from "../../../graphql/generated";
import { GroupCrestDocument } from "../../../graphql/operations/crest";
import { useLanguage, useT } from "../../../i18n/useT";
import { faultTexts } from "../../../shared/form/faultTexts";
import { etagOf, isHeldBack } from "../../../shared/merge/heldSave";
import { fileSize } from "../../../shared/number/fileSize";
import { toast } from "../../../shared/ui/toastStore";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { useUpload } from "../../../shared/upload/useUpload";
import { crestFault } from "./crestFile";
import { crestTexts } from "./crestTexts";

/**
 * Uploads a picture as a group's crest in place of the one that is shown, and shows the result.
 * @param before the present crest
 * @param on what follows: it is stored, or somebody else has set another one
 */
export function useCrestUpload(
  groupId: string,
  before: CrestFragment["crest"],
  on: { set: () => void; overtaken: () => void },
) {
  const t = useT(crestTexts);
  const faultsT = useT(faultTexts);
  const words = useT(uploadTexts);
  const language = useLanguage();
  const apollo = useApolloClient();
  const { uploading, upload } = useUpload();
  const [fault, setFault] = useState<string | null>(null);

  /** True if a crest has arrived since. After a lost answer this is the only way to know. */
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
    if (file.size > LARGEST_CREST.bytes)
      return setFault(words("tooLarge", { size, most: LARGEST_CREST.said }));
    setFault(null);
    const form = new FormData();
    form.append("file", file);
    const address = `/group/crest?groupId=${encodeURIComponent(groupId)}`;
    const came = () => {
      const find = hasCome();
      return () => find().catch(() => false);
    };
    const ifMatch = etagOf(before);
    const end = await upload({ address, form, size: file.size, hasCome: came, ifMatch });
    if (end === null) return;
    if (end.kind === "refused" && isHeldBack(end.fields)) return on.overtaken();
    setFault(crestFault(end, { faultsT, words, size }));
    if (end.kind !== "done") return;
    toast.success(t("saved"), `crest:${groupId}`);
    on.set();
  };
  return { uploading, /** Fault of the last upload. */ fault, set };
}
