import { useApolloClient } from "@apollo/client/react";
import type { UseFormReturn } from "react-hook-form";
import { ClientSettingsDocument, UpdateClientSettingsDocument } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { translatorOf } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { useClients } from "../../../shared/clients/useClients";
import { followingTexts } from "../../../shared/config/followingTexts";
import { serverFaults } from "../../../shared/form/serverFaults";
import { showFaults } from "../../../shared/form/showFaults";
import { etagOf, heldSave } from "../../../shared/merge/heldSave";
import { sayMerged } from "../../../shared/merge/sayMerged";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { fieldNames, formFields } from "./fieldNames";
import { changeOf, decidingChange, isSame } from "./settingsInput";
import { settingsName } from "./settingsName";
import { type SettingsClient, type SettingsValues, valuesOf } from "./settingsValues";
import type { Following } from "./useFollowing";

type Saved = {
  /** State when editing began. */
  opened: SettingsClient;
  /** Initial values of the form. */
  stored: SettingsValues;
  /** Changes that the save makes to the device's configuration. */
  following: Following;
  /** Refetches the settings; resolves when they have arrived. */
  refetch: () => Promise<unknown>;
};

/** Saves the form's changes; returns false on failure, and the form keeps them. */
export function useSaveSettings(
  form: UseFormReturn<SettingsValues>,
  { opened, stored, following, refetch }: Saved,
) {
  const client = useApolloClient();
  const { send } = useChange();
  const { refresh, refreshOne } = useClients();
  const { id: clientId } = opened;

  const store = (values: SettingsValues, generatedIfMatch: string | undefined) => {
    // The state that the values are compared with, and its etags: the device's and its configuration's.
    let base = { values: stored, etag: opened.etag, configIfMatch: etagOf(opened.config) };
    return heldSave({
      thing: { kind: "CLIENT", id: clientId },
      base: { fields: stored, etag: opened.etag },
      mine: values,
      read: async () => {
        const { data } = await client.query({
          query: ClientSettingsDocument,
          variables: { id: clientId },
          fetchPolicy: "network-only",
        });
        if (!data?.client) return null;
        const { etag, config } = data.client;
        base = { values: valuesOf(data.client), etag, configIfMatch: etagOf(config) };
        return { fields: base.values, etag };
      },
      send: async (_changed, _etag, merged) => {
        const held = { ifMatch: base.etag ?? undefined, configIfMatch: base.configIfMatch };
        const change = changeOf(merged, base.values);
        // If somebody else's value was chosen in the question, the person has seen a different configuration.
        const isSeen = isSame(decidingChange(change), decidingChange(changeOf(values, stored)));
        const input = {
          clientId,
          ...change,
          ...held,
          ...(isSeen && generatedIfMatch ? { generatedIfMatch } : {}),
        };
        return send(UpdateClientSettingsDocument, input);
      },
      nameOf: settingsName,
    });
  };

  return async (values: SettingsValues): Promise<boolean> => {
    const t = translatorOf(settingsTexts);
    let outcome: Awaited<ReturnType<typeof store>>;
    const asked = { change: changeOf(values, stored), stored: changeOf(stored, values) };
    const seen = await following.seen(asked);
    const askToLook = () => {
      form.setError("root", { message: translatorOf(followingTexts)("lookFirst") });
      return false;
    };
    if (seen === null) return askToLook();
    try {
      outcome = await store(values, seen);
    } catch (error) {
      const faults = serverFaults(error);
      if (faults.some(({ path }) => path.endsWith("generatedIfMatch"))) {
        await refetch().catch(() => undefined);
        await following.again(asked);
        return askToLook();
      }
      showFaults(faults, formFields, form.setError, fieldNames(faults));
      const isOfTexts = faults.some(({ path }) => path.startsWith("settings.customTexts"));
      form.setError("root", { message: t("saveFailedText") });
      sayFailed(error, t(isOfTexts ? "textsFailed" : "saveFailed"), `settings:${clientId}`);
      refresh();
      return false;
    }
    if (outcome.kind === "kept" || outcome.data === null) return false;
    form.reset(outcome.fields);
    toast.success(t("saved"), `settings:${clientId}`);
    sayMerged(outcome.theirs, settingsName);
    await refetch().catch(() => undefined);
    refreshOne(clientId).catch(() => undefined);
    return true;
  };
}
