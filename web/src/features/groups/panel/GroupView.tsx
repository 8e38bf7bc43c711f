import { Tabs } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { FormSkeleton } from "../../../shared/form/FormSkeleton";
import { useOffers } from "../../../shared/offers/useOffers";
import { TabLine } from "../../../shared/ui/TabLine";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import type { UserRow } from "../../../shared/users/userRow";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { GroupClients } from "./GroupClients";
import { GroupHead } from "./GroupHead";
import { GroupSettingsTab } from "./GroupSettingsTab";
import { GroupUsers } from "./GroupUsers";
import { groupTabs, tabOf } from "./groupTabs";
import type { GroupWork } from "./groupWork";

const GroupDialog = lazy(async () => ({ default: (await import("./GroupDialog")).GroupDialog }));
const SummaryEditor = lazy(async () => ({
  default: (await import("../summary/SummaryEditor")).SummaryEditor,
}));

type GroupViewProps = {
  group: GroupSettings;
  /** Its own. */
  clients: readonly ClientRow[];
  /** Its own; undefined until they are known. */
  users: readonly UserRow[] | undefined;
  all: { clients: readonly ClientRow[]; people: AllUsers };
  isAlone: boolean;
};

/** A group's clients, users, settings and summary, with what can be done about each. */
export function GroupView({ group, clients, users, all, isAlone }: GroupViewProps) {
  const t = useT(groupsTexts);
  const [shown, setTab] = useParam("tab");
  const [isDirty, setDirty] = useState(false);
  const [work, setWork] = useState<GroupWork | null>(null);
  const offers = useOffers();
  // What is not told of a group can't be changed either.
  const has = {
    ...{ clients: true, users: true, summary: group.summaryGroups !== null },
    settings: group.inOutGraphs !== null || offers.has("GROUP_ZONE") || offers.has("GROUP_CREST"),
  };
  const asked = tabOf(shown);
  const tab = has[asked] ? asked : "clients";
  const count = { clients: clients.length, users: users?.length, settings: undefined, summary: undefined };
  return (
    <>
      <GroupHead group={group} onWork={setWork} isAlone={isAlone} isDirty={isDirty} />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setTab(tabOf(value) === "clients" ? null : value)}
        colorPalette="brand"
        lazyMount
        unmountOnExit
      >
        <TabLine open={tab} aria-label={t("views")}>
          {groupTabs
            .filter((name) => has[name])
            .map((name) => (
              <Tabs.Trigger key={name} value={name} whiteSpace="nowrap" flexShrink="0">
                {count[name] === undefined ? t(name) : `${t(name)} (${count[name]})`}
              </Tabs.Trigger>
            ))}
        </TabLine>
        <Tabs.Content value="clients" pt="4" colorPalette="gray">
          <GroupClients clients={clients} />
        </Tabs.Content>
        <Tabs.Content value="users" pt="4" colorPalette="gray">
          <GroupUsers users={users} failed={all.people.error !== undefined} onRetry={all.people.refresh} />
        </Tabs.Content>
        <Tabs.Content value="settings" pt="4" colorPalette="gray">
          <GroupSettingsTab group={group} />
        </Tabs.Content>
        <Tabs.Content value="summary" pt="4" colorPalette="gray">
          <Suspense fallback={<FormSkeleton heights={["16rem"]} />}>
            <SummaryEditor group={group} clients={clients} onDirty={setDirty} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      {work === null ? null : (
        <Suspense fallback={null}>
          <GroupDialog
            work={work}
            group={group}
            clients={clients}
            users={users}
            all={all}
            onClose={() => setWork(null)}
          />
        </Suspense>
      )}
    </>
  );
}
