import { Badge, Box, Link as ChakraLink, chakra, HStack, Tabs, Text } from "@chakra-ui/react";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useLastTurn } from "../../../shared/clients/useLastTurn";
import { FormSkeleton } from "../../../shared/form/FormSkeleton";
import { useOffers } from "../../../shared/offers/useOffers";
import { byName } from "../../../shared/text/order";
import { HeardAge, heardInFull } from "../../../shared/time/Age";
import { useRowHeight } from "../../../shared/ui/density";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { TabLine } from "../../../shared/ui/TabLine";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import type { UserRow } from "../../../shared/users/userRow";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { GroupHead } from "./GroupHead";
import { GroupSettingsTab } from "./GroupSettingsTab";
import { GroupUsers } from "./GroupUsers";
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

/** Features that each add a setting of a group. */
const settingFeatures = ["GROUP_ZONE", "GROUP_CREST", "IMPORTS", "OWN_CLASSES", "NOTES"] as const;

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
    settings: group.inOutGraphs !== null || settingFeatures.some((feature) => offers.has(feature)),
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

/** What a group has; each is also its key in the texts, and ?tab= in the address. */
const groupTabs = ["clients", "users", "settings", "summary"] as const;
type GroupTab = (typeof groupTabs)[number];

const tabOf = (text: string | null): GroupTab => groupTabs.find((known) => known === text) ?? "clients";

/** A group's clients with their status, each leading to its page. */
function GroupClients({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT(groupsTexts);
  const turn = useLastTurn(clients);
  const sorted = useMemo(() => [...clients].sort(byName), [clients]);
  const rowHeight = useRowHeight();
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(sorted.length, rowHeight);
  if (sorted.length === 0) return <Text color="fg.muted">{t("noClients")}</Text>;
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("clients")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      textStyle="sm"
    >
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {sorted.slice(from, to).map((client) => (
        <chakra.li
          key={client.id}
          display="flex"
          alignItems="center"
          gap="3"
          h={`${rowHeight}px`}
          px="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <StatusDot activity={activityOf(client, turn)} />
          <ChakraLink asChild color="fg" fontWeight="medium" truncate display="block" flex="1" minW="0">
            <Link
              to={paths.adminClient(client.id)}
              title={client.name}
              aria-description={heardInFull(client)}
            >
              {client.name}
            </Link>
          </ChakraLink>
          {client.alarms?.length ? (
            <Badge colorPalette="red" hideBelow="sm">{`${t("alerts")}: ${client.alarms.length}`}</Badge>
          ) : null}
          <HStack textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            <HeardAge client={client} isInList />
          </HStack>
        </chakra.li>
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}
