import { Flex } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
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
  return (
    <Flex gap="2" wrap="wrap" css={{ "& > button": { flex: { base: "1 0 auto", sm: "none" } } }}>
      {permissions.controlValves && hasValves ? (
        <StopAll name={name} count={valveCount} actions={actions} />
      ) : null}
      {permissions.editSchedule && hasValves ? (
        <RainDelay timeZone={timeZone} until={rainDelayUntil} actions={actions} />
      ) : null}
      {permissions.editBundles ? (
        <Suspense fallback={null}>
          <NewBundle location={location} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
