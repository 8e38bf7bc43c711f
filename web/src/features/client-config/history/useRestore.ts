import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { RestoreConfigDocument } from "../../../graphql/operations/clientConfig";
import { configTexts } from "../../../i18n/texts/config";
import { translatorOf } from "../../../i18n/useT";
import { toast } from "../../../shared/ui/toastStore";

/** Gives a device an earlier version again, and says how that went. */
export function useRestore(clientId: string, onRestored: () => Promise<void>) {
  const apollo = useApolloClient();
  const [isRestoring, setRestoring] = useState(false);
  const restore = async (version: number) => {
    const t = translatorOf(configTexts);
    setRestoring(true);
    try {
      const input = { clientId, version };
      const { data } = await apollo.mutate({ mutation: RestoreConfigDocument, variables: { input } });
      toast.success(data?.restoreConfig.changed === false ? t("assignSkipped") : t("restored", { version }));
      await onRestored();
    } catch {
      toast.error(t("restoreFailed"));
    }
    setRestoring(false);
  };
  return { restore, isRestoring };
}
