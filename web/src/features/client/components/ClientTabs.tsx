import { Tabs } from "@chakra-ui/react";
import { Suspense, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { PageError } from "../../../shared/ui/PageState";
import { TabLine } from "../../../shared/ui/TabLine";
import { clientTexts } from "../clientTexts";
import type { PanelProps } from "../panelProps";
import { panels } from "../panels";
import { clientTabs, tabsOf } from "../tabs";
import { useTab } from "../useTab";
import { MeasurementsSkeleton } from "./ClientSkeleton";

/** The tabs that this client has, and the panel of the open one. */
export function ClientTabs(props: PanelProps) {
  const t = useT(clientTexts);
  const { visionType, groups } = props.client;
  const offersImports = useOffers().has("IMPORTS");
  const mayImport = offersImports && (groups?.some(({ importsAllowed }) => importsAllowed) ?? false);
  const tabs = useMemo(
    () => tabsOf({ visionType, mayImport }, (tab) => panels[tab] !== undefined),
    [visionType, mayImport],
  );
  const [open, setOpen] = useTab(tabs);
  return (
    <Tabs.Root
      value={open}
      onValueChange={({ value }) => {
        const tab = clientTabs.find((known) => known === value);
        if (tab !== undefined) setOpen(tab);
      }}
      colorPalette="brand"
      lazyMount
      unmountOnExit
    >
      <TabLine open={open} aria-label={t("tabs")}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} whiteSpace="nowrap" flexShrink="0">
            {t(tab)}
          </Tabs.Trigger>
        ))}
      </TabLine>
      {tabs.map((tab) => {
        const Panel = panels[tab];
        return Panel === undefined ? null : (
          <Tabs.Content key={tab} value={tab} pt="5" colorPalette="gray">
            <ErrorBoundary fallback={<PageError title={t("loadFailed")} />}>
              <Suspense fallback={<MeasurementsSkeleton />}>
                <Panel {...props} />
              </Suspense>
            </ErrorBoundary>
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
