import { Button, Stack, Tabs, Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { AssignConfigDocument } from "../../graphql/operations/clientConfig";
import { translatorOf, useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { useChange } from "../../shared/change/useChange";
import { ConfigWorkbench } from "../../shared/config/ConfigWorkbench";
import { refusedFields, refusedIn } from "../../shared/config/configFaults";
import type { ConfigStore } from "../../shared/config/configStore";
import { configTexts } from "../../shared/config/configTexts";
import { newDocument, useConfigStore, useIsDirty } from "../../shared/config/useConfigStore";
import { useUnsavedGuard } from "../../shared/form/useUnsavedGuard";
import { etagOf, isOvertaken, requireHeldItem } from "../../shared/merge/heldSave";
import { useOffers } from "../../shared/offers/useOffers";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { ConfigHead, type ConfiguredClient } from "./ConfigHead";
import { DeviceDifference } from "./DeviceDifference";
import { TemplateBar } from "./TemplateBar";

const HistoryPanel = lazy(async () => ({ default: (await import("./history/HistoryPanel")).HistoryPanel }));

type ClientConfigViewProps = {
  client: ConfiguredClient;
  /** Asks for the device anew. */
  onChanged: () => Promise<void>;
};

/** A device's configuration: what it was given, edited, with templates to begin with and all its versions. */
export function ClientConfigView({ client, onChanged }: ClientConfigViewProps) {
  const t = useT(configTexts);
  const store = useConfigStore(client.config?.document ?? newDocument);
  const isDirty = useIsDirty(store);
  const [tab, setTab] = useParam("tab");
  const [isAsked, setAsked] = useState(false);
  const { assign, isAssigning } = useAssign(client, store, onChanged);
  const guard = useUnsavedGuard({ isDirty, save: assign });
  const hasHistory = useOffers().has("CONFIG_HISTORY");
  const isHistory = tab === "history";

  const ask = () => {
    if (store.isBroken()) toast.error(t("cannotParse"), `assignConfig:${client.id}`);
    else setAsked(true);
  };
  const confirm = async () => {
    // Where somebody else was first, what would change is another list now.
    if ((await assign()) || !store.isDirty()) setAsked(false);
  };
  return (
    <Stack gap="4">
      {guard}
      <ConfigHead client={client} />
      {client.config === null ? (
        <Text bg="bg.info" color="fg.info" rounded="l2" px="4" py="2" textStyle="sm">
          {t("noConfig")}
        </Text>
      ) : null}
      <Tabs.Root
        value={isHistory ? "history" : "editor"}
        onValueChange={({ value }) => setTab(value === "history" ? value : null)}
        colorPalette="brand"
      >
        <Tabs.List aria-label={t("views")}>
          <Tabs.Trigger value="editor">{t("editor")}</Tabs.Trigger>
          {hasHistory ? <Tabs.Trigger value="history">{t("history")}</Tabs.Trigger> : null}
        </Tabs.List>
        <Tabs.Content value="editor" pt="4" colorPalette="gray">
          <Stack gap="4">
            <TemplateBar client={client} store={store} />
            <ConfigWorkbench store={store} hardwareType={client.hardwareType}>
              <Button size="sm" colorPalette="brand" disabled={!isDirty} loading={isAssigning} onClick={ask}>
                {t("updateClient")}
              </Button>
            </ConfigWorkbench>
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="history" pt="4" colorPalette="gray">
          {isHistory ? (
            <Suspense fallback={null}>
              <HistoryPanel client={client} onRestored={onChanged} />
            </Suspense>
          ) : null}
        </Tabs.Content>
      </Tabs.Root>
      {isAsked ? (
        <ConfirmDialog
          title={t("assignTitle")}
          text={t("assignText", { name: client.name })}
          action={t("updateClient")}
          isBusy={isAssigning}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        >
          <DeviceDifference client={client} given={store.base()} following={store.read()} />
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

/** Gives a device what is in the editor. `assign` answers whether it has that now, or will when it next calls. */
function useAssign(
  client: { id: string; config: { etag: string | null } | null },
  store: ConfigStore,
  onChanged: () => Promise<void>,
) {
  const { send, busily, isBusy } = useChange();

  const give = async (): Promise<boolean> => {
    const t = translatorOf(configTexts);
    const about = `assignConfig:${client.id}`;
    if (store.isBroken()) {
      toast.error(t("cannotParse"), about);
      return false;
    }
    const document = store.read();
    try {
      const input = { clientIds: [client.id], document, ifMatch: etagOf(client.config) };
      const data = await send(AssignConfigDocument, input);
      if (data === null) return false;
      const result = data.assignConfig.results[0];
      requireHeldItem(result?.error);
      if (result === undefined || result.status === "FAILED" || result.error !== null) {
        store.tell(refusedIn(result?.error ?? null));
        toast.error(t("assignFailed"), about);
        return false;
      }
      store.rebase(document);
      toast.success(t(result.status === "SKIPPED" ? "assignSkipped" : "assigned"), about);
      await onChanged();
      return true;
    } catch (error) {
      // What there is now comes under what is edited, and shows before it is sent again.
      if (isOvertaken(error)) {
        await onChanged();
        return false;
      }
      store.tell(refusedFields(error));
      sayFailed(error, t("assignFailed"), about);
      return false;
    }
  };
  return { assign: () => busily(give), isAssigning: isBusy };
}
