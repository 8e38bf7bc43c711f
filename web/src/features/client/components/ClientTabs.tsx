import { Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { type ClientTab, clientTabs } from "../tabs";

type ClientTabsProps = {
  client: Pick<ClientHeadFragment, "visionType">;
  panels: Record<ClientTab, ReactNode>;
};

/** The tabs that this client has, and the panel of the open one. */
export function ClientTabs({ client, panels }: ClientTabsProps) {
  const t = useT("client");
  const tabs = clientTabs(client);
  return (
    <Tabs.Root defaultValue={tabs[0]} colorPalette="brand" lazyMount>
      <Tabs.List aria-label={t("tabs")}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {t(tab)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Content key={tab} value={tab} pt="5">
          {panels[tab]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
