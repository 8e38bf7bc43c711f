import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import {
  ConfigTemplatesDocument,
  DeleteConfigTemplatesDocument,
  UpdateConfigTemplateDocument,
} from "../../graphql/operations/configTemplates";
import { configTemplatesTexts } from "../../i18n/texts/configTemplates";
import { translatorOf } from "../../i18n/useT";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";

type Said = "renamed" | "renameFailed" | "removed" | "removeFailed";

/** What can be done with a template in the list. Says itself how it went, and answers whether well. */
export function useTemplateActions() {
  const apollo = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (
    id: string,
    work: () => Promise<boolean>,
    done: Said,
    failed: Said,
  ): Promise<boolean> => {
    const t = translatorOf(configTemplatesTexts);
    const about = `${failed}:${id}`;
    setBusy(true);
    try {
      if (!(await work())) throw new Error(`not ${done}`);
    } catch (error) {
      sayFailed(error, t(failed), about);
      return false;
    } finally {
      setBusy(false);
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
        async () => {
          const variables = { input: { id, name } };
          const { data } = await apollo.mutate({ mutation: UpdateConfigTemplateDocument, variables });
          return Boolean(data);
        },
        "renamed",
        "renameFailed",
      ),
    remove: (id: string) =>
      act(
        id,
        async () => {
          const variables = { input: { ids: [id] } };
          const { data } = await apollo.mutate({ mutation: DeleteConfigTemplatesDocument, variables });
          return data?.deleteConfigTemplates.failed === 0;
        },
        "removed",
        "removeFailed",
      ),
  };
}
