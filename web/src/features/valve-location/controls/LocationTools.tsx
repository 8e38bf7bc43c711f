import { Flex } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { HelpTip } from "../../../shared/help/HelpTip";
import { useOffers } from "../../../shared/offers/useOffers";
import type { ValveLocation } from "../../../shared/valves/valve";
import { RainDelay } from "./RainDelay";
import { StopAll } from "./StopAll";
import type { LocationActions } from "./useLocationActions";

const NewBundle = lazy(async () => ({ default: (await import("../bundles/NewBundle")).NewBundle }));

type LocationToolsProps = { location: ValveLocation; actions: LocationActions };

/** What can be done with a location as a whole, as far as the visitor may; side by side across a phone. */
export function LocationTools({ location, actions }: LocationToolsProps) {
  const { name, timeZone, rainDelayUntil, permissions, valveCount } = location;
  const hasValves = valveCount > 0;
  const hasRainDelay = useOffers().has("RAIN_DELAY");
  return (
    <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: { base: "1 0 auto", sm: "none" } } }}>
      {permissions.controlValves && hasValves ? (
        <StopAll name={name} count={valveCount} actions={actions} />
      ) : null}
      {permissions.editSchedule && hasValves && hasRainDelay ? (
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
