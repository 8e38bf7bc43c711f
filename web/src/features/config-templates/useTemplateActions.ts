import { useApolloClient } from "@apollo/client/react";
import {
  ConfigTemplatesDocument,
  DeleteConfigTemplatesDocument,
  UpdateConfigTemplateDocument,
} from "../../graphql/operations/configTemplates";
import { translatorOf } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { configTemplatesTexts } from "./configTemplatesTexts";

type Said = "renamed" | "renameFailed" | "removed" | "removeFailed";

/** What can be done with a template in the list. Says itself how it went, and answers whether well. */
export function useTemplateActions() {
  const apollo = useApolloClient();
  const { send, isBusy } = useChange();
  /** @param work answers null where another change is under way */
  const act = async (
    id: string,
    work: () => Promise<boolean | null>,
    done: Said,
    failed: Said,
  ): Promise<boolean> => {
    const t = translatorOf(configTemplatesTexts);
    const about = `${failed}:${id}`;
    try {
      const isDone = await work();
      if (isDone === null) return false;
      if (!isDone) throw new Error(`not ${done}`);
    } catch (error) {
      sayFailed(error, t(failed), about);
      return false;
    }
    toast.success(t(done), about);
    await apollo.refetchQueries({ include: [ConfigTemplatesDocument] }).catch(() => undefined);
    return true;
  };
  return {
    isBusy,
    rename: (id: string, name: string) =>
      act(
        id,
        async () => (await send(UpdateConfigTemplateDocument, { id, name })) && true,
        "renamed",
        "renameFailed",
      ),
    remove: (id: string) =>
      act(
        id,
        async () => {
          const data = await send(DeleteConfigTemplatesDocument, { ids: [id] });
          return data && data.deleteConfigTemplates.failed === 0;
        },
        "removed",
        "removeFailed",
      ),
  };
}
