import {
  Box,
  Button,
  Flex,
  Heading,
  HStack,
  IconButton,
  Stack,
  Link as StyledLink,
  Tabs,
  Text,
} from "@chakra-ui/react";
import { GitCompareArrows, MapPin, Users, X } from "lucide-react";
import { type ComponentType, Fragment, lazy, Suspense, useCallback, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../app/paths";
import type { ClientHeadFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import type { Measurement } from "../../shared/chart/measurement";
import { activityOf, heardDateOf } from "../../shared/clients/activity";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { type Interval, withInterval } from "../../shared/interval/interval";
import { useOffers } from "../../shared/offers/useOffers";
import { useHasRole } from "../../shared/session/useHasRole";
import { Age } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { PageError } from "../../shared/ui/PageState";
import { StatusDot, useActivityLabel } from "../../shared/ui/StatusDot";
import { TabLine } from "../../shared/ui/TabLine";
import { clientTexts } from "./clientTexts";
import { MeasurementsSkeleton } from "./components/ClientSkeleton";
import { MeasurementsPanel } from "./components/MeasurementsPanel";
import { ShareMenu } from "./components/ShareMenu";
import type { PanelProps } from "./panelProps";
import { MoveButton } from "./places/MoveButton";
import { PlaceState } from "./places/PlaceState";
import { type ClientTab, clientTabs, tabsOf } from "./tabs";

/** A client's page, with the data known so far. */
export function ClientView(props: PanelProps) {
  const t = useT(clientTexts);
  const { client, stays, interval, traffic } = props;
  return (
    <Stack gap="4">
      <title>{t("documentTitle", { name: client.name })}</title>
      <ClientHeader client={client} stays={stays} interval={interval} measurement={traffic.measurement} />
      <ClientTabs {...props} />
    </Stack>
  );
}

type ClientHeaderProps = Pick<PanelProps, "client" | "stays" | "interval"> & {
  measurement: Pick<Measurement, "from" | "to"> | undefined;
};

/** Link that compares this client and period with another, chosen on that page. */
function comparison(id: string, interval: Interval): string {
  return `${paths.compare}?${withInterval(new URLSearchParams({ client: id }), interval)}`;
}

/** Name and state of the device, with the page's tools and the way back. */
function ClientHeader({ client, stays, interval, measurement }: ClientHeaderProps) {
  const t = useT(clientTexts);
  const canCompare = useOffers().has("COMPARISON");
  const { locationAddress } = client.settings;
  return (
    <Flex as="header" align="start" columnGap="4" rowGap="2" wrap="wrap">
      <Box flex="1" minW="min(100%, {sizes.40})">
        <Heading
          as="h1"
          textStyle={{ base: "xl", md: "2xl" }}
          letterSpacing="-0.02em"
          overflowWrap="anywhere"
        >
          {client.name}
        </Heading>
        <Flex color="fg.muted" textStyle="sm" columnGap="5" rowGap="1" wrap="wrap" mt="1">
          {client.isPlace ? <PlaceState stays={stays} /> : <DeviceState client={client} />}
          <ClientGroups groups={client.groups ?? []} />
          {locationAddress ? (
            <HStack gap="1.5">
              <MapPin size={14} aria-hidden style={{ flexShrink: 0 }} />
              <Text minW="0" overflowWrap="anywhere">
                {locationAddress}
              </Text>
            </HStack>
          ) : null}
        </Flex>
      </Box>
      <HStack gap="1" flexShrink="0" ms="auto">
        <MoveButton client={client} stays={stays} />
        {canCompare ? (
          <Button asChild size="sm" variant="ghost" px={{ base: "2", md: "3" }}>
            <Link to={comparison(client.id, interval)} aria-label={t("compare")}>
              <GitCompareArrows size={16} aria-hidden />
              <Text as="span" hideBelow="md">
                {t("compare")}
              </Text>
            </Link>
          </Button>
        ) : null}
        <ShareMenu period={interval.kind === "preset" ? (measurement ?? null) : null} />
        <IconButton asChild variant="ghost" size="sm" aria-label={t("close")} title={t("close")}>
          <Link to={`${paths.overview}${overviewAddress.search()}`}>
            <X aria-hidden />
          </Link>
        </IconButton>
      </HStack>
    </Flex>
  );
}

function DeviceState({ client }: { client: ClientHeadFragment }) {
  const activityLabel = useActivityLabel();
  const activity = activityOf(client, useNow());
  const heardDate = heardDateOf(client);
  return (
    <HStack gap="2">
      <StatusDot activity={activity} decorative />
      <Text>
        {activityLabel(activity)}
        {heardDate === null ? null : (
          <>
            {", "}
            <Age at={heardDate} timeZone={client.timeZone} />
          </>
        )}
      </Text>
    </HStack>
  );
}

type ClientGroupsProps = { groups: NonNullable<ClientHeadFragment["groups"]> };

/** Groups of a device; a valve location links to the page that controls the valve. */
function ClientGroups({ groups }: ClientGroupsProps) {
  const t = useT(clientTexts);
  if (groups.length === 0) return null;
  return (
    <HStack gap="1.5" title={t("group", { name: groups.map(({ name }) => name).join(", ") })}>
      <Users size={14} aria-hidden style={{ flexShrink: 0 }} />
      <Text minW="0" overflowWrap="anywhere">
        {groups.map(({ id, name, type }, index) => (
          <Fragment key={id}>
            {index === 0 ? null : ", "}
            {type === "VALVE" ? (
              <StyledLink asChild color="brand.fg">
                <Link to={paths.location(id)}>{name}</Link>
              </StyledLink>
            ) : (
              name
            )}
          </Fragment>
        ))}
      </Text>
    </HStack>
  );
}

function ClientTabs(props: PanelProps) {
  const t = useT(clientTexts);
  const { visionType, groups, isPlace } = props.client;
  const offersImports = useOffers().has("IMPORTS") && !isPlace;
  const isEditor = useHasRole("editor");
  const mayImport =
    isEditor && offersImports && (groups?.some(({ importsAllowed }) => importsAllowed) ?? false);
  const tabs = useMemo(
    () => tabsOf({ visionType, mayImport, mayEmbed: isEditor }, (tab) => panels[tab] !== undefined),
    [visionType, mayImport, isEditor],
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

const ExportPanel = lazy(async () => ({ default: (await import("./exports/ExportPanel")).ExportPanel }));
const SettingsPanel = lazy(async () => ({
  default: (await import("./settings/SettingsPanel")).SettingsPanel,
}));
const ImportPanel = lazy(async () => ({ default: (await import("./imports/ImportPanel")).ImportPanel }));
const ReportPanel = lazy(async () => ({ default: (await import("./exports/ReportPanel")).ReportPanel }));
const EmbedPanel = lazy(async () => ({ default: (await import("./embed/EmbedPanel")).EmbedPanel }));

/** Panels by tab; a tab without a panel isn't shown. */
const panels: Partial<Record<ClientTab, ComponentType<PanelProps>>> = {
  measurements: MeasurementsPanel,
  settings: SettingsPanel,
  export: ExportPanel,
  import: ImportPanel,
  report: ReportPanel,
  embed: EmbedPanel,
};

const parameter = "tab";

/** The open tab, kept in the address (?tab=export); falls back to the first if this client doesn't have it. */
function useTab(tabs: readonly ClientTab[]): [ClientTab | undefined, (tab: ClientTab) => void] {
  const [params, setParams] = useSearchParams();
  const open = tabs.find((tab) => tab === params.get(parameter)) ?? tabs[0];
  const setOpen = useCallback(
    (tab: ClientTab) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (tab === tabs[0]) next.delete(parameter);
        else next.set(parameter, tab);
        return next;
      }),
    [setParams, tabs],
  );
  return [open, setOpen];
}
