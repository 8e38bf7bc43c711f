import { fold } from "../../shared/text/fold";
import { byName } from "../../shared/text/order";
import { urgencyOf } from "../../shared/valves/condition";
import type { ValveLocationLine } from "../../shared/valves/valve";

const urgency = ({ valves }: ValveLocationLine): number => Math.min(2, ...valves.map(urgencyOf));

/** Locations whose name, or whose valve's name, matches the search; the most urgent first, then by name. */
export function shownLocations(locations: readonly ValveLocationLine[], search: string): ValveLocationLine[] {
  const wanted = fold(search);
  return locations
    .filter(({ name, valves }) =>
      [name, ...valves.map(({ client }) => client.name)].some((text) => fold(text).includes(wanted)),
    )
    .sort((one, other) => urgency(one) - urgency(other) || byName(one, other));
}
