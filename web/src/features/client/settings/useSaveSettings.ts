import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import { UpdateClientSettingsDocument } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/texts/settings";
import { translatorOf } from "../../../i18n/useT";
import { useClients } from "../../../shared/clients/useClients";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { toast } from "../../../shared/ui/toastStore";
import { fieldNames, formFields } from "./fieldNames";
import { changeOf } from "./settingsInput";
import type { SettingsValues } from "./settingsValues";

type Saved = {
  clientId: string;
  /** What the form began with. */
  stored: SettingsValues;
  /** Asks for the settings anew; resolves when they are there. */
  refetch: () => Promise<unknown>;
};

/** Saves what changed in the form; false where that failed: then the form keeps it all. */
export function useSaveSettings(form: UseFormReturn<SettingsValues>, { clientId, stored, refetch }: Saved) {
  const client = useApolloClient();
  const { refresh, refreshOne } = useClients();

  return async (values: SettingsValues): Promise<boolean> => {
    const t = translatorOf(settingsTexts);
    const input = { clientId, ...changeOf(values, stored) };
    try {
      await client.mutate({ mutation: UpdateClientSettingsDocument, variables: { input } });
    } catch (error) {
      const faults = serverFaults(error);
      showFaults(faults, formFields, form.setError, fieldNames(faults));
      const isOfTexts = faults.some(({ path }) => path.startsWith("settings.customTexts"));
      form.setError("root", { message: t("saveFailedText") });
      toast.error(t(isOfTexts ? "textsFailed" : "saveFailed"));
      refresh();
      return false;
    }
    form.reset(values);
    toast.success(t("saved"));
    await refetch().catch(() => undefined);
    refreshOne(clientId).catch(() => undefined);
    return true;
  };
}
