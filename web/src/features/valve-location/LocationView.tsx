import { Box, Button, Flex, Grid, Heading, IconButton, Text } from "@chakra-ui/react";
import { CalendarPlus, Droplets, OctagonX, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { HelpTip } from "../../shared/help/HelpTip";
import { useOffers } from "../../shared/offers/useOffers";
import { ConfirmDialog } from "../../shared/ui/ConfirmDialog";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage } from "../../shared/ui/WidePage";
import { FigureStrip } from "../../shared/valves/FigureStrip";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { BundleCard } from "./BundleCard";
import { RainDelay } from "./controls/RainDelay";
import type { LocationActions } from "./controls/useLocationActions";
import type { ValveActions } from "./controls/useValveActions";
import { LocationDialogs } from "./LocationDialogs";
import { LocationNotices } from "./LocationNotices";
import { ValveCard } from "./ValveCard";

type LocationViewProps = {
  location: ValveLocation;
  /** Time (Unix seconds) of the shown data if the last refresh failed, otherwise null. */
  staleSince: number | null;
  onRefresh: () => void;
  actions: LocationActions;
  valveActions: ValveActions;
};

/** A valve location: notices, actions for all of it, and its valves by bundle. */
export function LocationView(props: LocationViewProps) {
  const { location, staleSince, onRefresh, actions, valveActions } = props;
  const t = useT(valvesTexts);
  const { name, bundles, unbundled } = location;
  const valves = valvesOf(location);
  return (
    <WidePage gap={{ base: "4", md: "5" }}>
      <PageTitle>{t("locationTitle", { name })}</PageTitle>
      <LocationHead location={location} actions={actions} />
      {staleSince === null ? null : (
        <StaleNotice text={t("loadFailed")} at={staleSince} onRetry={onRefresh} />
      )}
      <LocationNotices location={location} actions={actions} />
      {valves.length === 0 ? null : <FigureStrip valves={valves} help={<HelpTip term="valveDeviation" />} />}
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} location={location} bundle={bundle} actions={valveActions} />
      ))}
      {unbundled.length === 0 ? null : <UnbundledCard location={location} actions={valveActions} />}
      {valves.length === 0 && bundles.length === 0 ? (
        <PageMessage icon={<Droplets />} title={t("noValves")} text={t("noValvesText")} />
      ) : bundles.length === 0 ? (
        <PageMessage icon={<CalendarPlus />} title={t("noBundles")} text={t("noBundlesText")} />
      ) : null}
      <LocationDialogs location={location} />
    </WidePage>
  );
}

type LocationHeadProps = { location: ValveLocation; actions: LocationActions };

/** Name of the location, with its actions and the way back. */
function LocationHead({ location, actions }: LocationHeadProps) {
  const t = useT(valvesTexts);
  return (
    <Grid
      as="header"
      columnGap="3"
      rowGap="3"
      templateColumns={{ base: "minmax(0, 1fr) auto", lg: "minmax(0, 1fr) auto auto" }}
    >
      <Box minW="0" overflowWrap="anywhere">
        <PageHeading>{t("locationTitle", { name: location.name })}</PageHeading>
        <Text color="fg.muted" pt="1">
          {t("valveCount", { count: location.valveCount })}
        </Text>
      </Box>
      <Box gridRow={{ base: 2, lg: 1 }} gridColumn={{ base: "1 / -1", lg: "2" }}>
        <LocationTools location={location} actions={actions} />
      </Box>
      <IconButton
        asChild
        variant="ghost"
        minH="11"
        minW="11"
        aria-label={t("toOverview")}
        title={t("toOverview")}
      >
        <Link to={`${paths.overview}${overviewAddress.search()}`}>
          <X aria-hidden />
        </Link>
      </IconButton>
    </Grid>
  );
}

const NewBundle = lazy(async () => ({ default: (await import("./bundles/NewBundle")).NewBundle }));

type LocationToolsProps = { location: ValveLocation; actions: LocationActions };

/** Actions for the whole location, as far as permitted; side by side across a phone. */
function LocationTools({ location, actions }: LocationToolsProps) {
  const { name, timeZone, rainDelayUntil, permissions, valveCount } = location;
  const hasValves = valveCount > 0;
  const hasRainDelay = useOffers().has("RAIN_DELAY");
  return (
    <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: { base: "1 0 auto", sm: "none" } } }}>
      {permissions.controlAll && hasValves ? (
        <StopAll name={name} count={valveCount} actions={actions} />
      ) : null}
      {permissions.controlAll && hasValves && hasRainDelay ? (
        <Flex align="center" pe="6" css={{ "& > button:first-of-type": { flex: "1" } }}>
          <RainDelay timeZone={timeZone} until={rainDelayUntil} actions={actions} />
          <HelpTip term="rainDelay" />
        </Flex>
      ) : null}
      {permissions.editBundles ? (
        <Suspense fallback={null}>
          <NewBundle location={location} />
        </Suspense>
      ) : null}
    </Flex>
  );
}

type StopAllProps = { name: string; count: number; actions: LocationActions };

/** Closes every valve of the location, after confirmation. */
function StopAll({ name, count, actions }: StopAllProps) {
  const t = useT(valvesTexts);
  const [isAsking, setAsking] = useState(false);
  const stop = async () => {
    if (await actions.stopAll()) setAsking(false);
  };
  return (
    <>
      <Button colorPalette="red" minH="11" disabled={actions.isBusy} onClick={() => setAsking(true)}>
        <OctagonX aria-hidden />
        {t("stopAll")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("stopAllTitle")}
          text={t("stopAllText", { count, name })}
          action={t("stopAll")}
          isDangerous
          isBusy={actions.isBusy}
          onConfirm={() => void stop()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

const MoveUnbundled = lazy(async () => ({
  default: (await import("./bundles/MoveUnbundled")).MoveUnbundled,
}));

/** Valves without a bundle, which open only by hand. */
function UnbundledCard({ location, actions }: { location: ValveLocation; actions: ValveActions }) {
  const t = useT(valvesTexts);
  return (
    <ValveCard
      label={t("unbundled")}
      valves={location.unbundled}
      hasSchedule={false}
      timeZone={location.timeZone}
      canControl={location.permissions.controlValves}
      actions={actions}
      empty={t("noValves")}
      head={
        <Flex justify="space-between" align="start" gap="3" wrap="wrap">
          <Box minW="0" flex="1 1 18rem">
            <Heading as="h2" size="lg" fontWeight="semibold">
              {t("unbundled")}
            </Heading>
            <Text textStyle="sm" color="fg.muted" mt="1">
              {t("unbundledText")}
            </Text>
          </Box>
          {location.permissions.editBundles ? (
            <Suspense fallback={null}>
              <MoveUnbundled location={location} />
            </Suspense>
          ) : null}
        </Flex>
      }
    />
  );
}
