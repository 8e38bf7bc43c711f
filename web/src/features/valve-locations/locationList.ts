import { fold } from "../../shared/text/fold";
import { byName } from "../../shared/text/order";
import { type Stand, standOf } from "../../shared/valves/stand";
import type { ValveLocationLine } from "../../shared/valves/valve";

const byUrgency: readonly Stand[] = ["flows", "care", "open", "closed"];

const urgency = ({ valves }: ValveLocationLine): number => {
  const stands = valves.map((valve) => byUrgency.indexOf(standOf(valve)));
  // Whether water flows as it should is no reason to stand before another.
  return Math.min(2, ...stands);
};

/** Those of which the name, or that of a valve, holds what is searched for; the most urgent first, then by name. */
export function shownLocations(locations: readonly ValveLocationLine[], search: string): ValveLocationLine[] {
  const wanted = fold(search);
  return locations
    .filter(({ name, valves }) =>
      [name, ...valves.map(({ client }) => client.name)].some((text) => fold(text).includes(wanted)),
    )
    .sort((one, other) => urgency(one) - urgency(other) || byName(one, other));
}
