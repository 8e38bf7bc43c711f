import { Button, Stack, Tabs, Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { ConfigWorkbench } from "../../shared/config/ConfigWorkbench";
import { configTexts } from "../../shared/config/configTexts";
import { newDocument, useConfigStore, useIsDirty } from "../../shared/config/useConfigStore";
import { useUnsavedGuard } from "../../shared/form/useUnsavedGuard";
import { useOffers } from "../../shared/offers/useOffers";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { toast } from "../../shared/ui/toastStore";
import { ConfigHead, type ConfiguredClient } from "./ConfigHead";
import { DeviceDifference } from "./DeviceDifference";
import { TemplateBar } from "./TemplateBar";
import { useAssign } from "./useAssign";

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
