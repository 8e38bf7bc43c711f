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
  /** Refetches the device. */
  onChanged: () => Promise<void>;
};

/** Editor of a device's configuration, with templates and all its versions. */
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
    // If somebody else was first, the list of changes is different now.
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

/**
 * Assigns the edited document to a device. `assign` resolves to true if the device has it now, or will get it
 * on its next call.
 */
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
      // The present document becomes the base of the edits, and its changes are shown before another try.
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
