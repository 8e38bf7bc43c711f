import { Box, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Valve } from "../../shared/valves/valve";
import type { ValveActions } from "./controls/useValveActions";
import { ValveTile } from "./ValveTile";

type ValveCardProps = {
  /** Accessible name of the card. */
  label: string;
  head: ReactNode;
  valves: readonly Valve[];
  hasSchedule: boolean;
  timeZone: string;
  canControl: boolean;
  actions: ValveActions;
  /** Text for a card without valves. */
  empty: string;
};

/** Valves in one frame, below their common head. */
export function ValveCard({ label, head, valves, empty, actions, ...tile }: ValveCardProps) {
  return (
    <Box as="section" aria-label={label} bg="bg.panel" borderWidth="1px" rounded="xl">
      <Box px={{ base: "4", md: "5" }} py="4">
        {head}
      </Box>
      <Box borderTopWidth="1px" p={{ base: "3", md: "5" }}>
        {valves.length === 0 ? (
          <Text textStyle="sm" color="fg.muted" px="1">
            {empty}
          </Text>
        ) : (
          <Grid
            as="ul"
            listStyleType="none"
            gap="3"
            templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
          >
            {valves.map((valve) => (
              <ValveTile
                key={valve.id}
                valve={valve}
                isBusy={actions.busy.has(valve.id)}
                setMode={actions.setMode}
                {...tile}
              />
            ))}
          </Grid>
        )}
      </Box>
    </Box>
  );
}
