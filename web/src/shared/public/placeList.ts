import { PublicLocationsOperation } from "../../graphql/operations/public";
import { byName } from "../text/order";
import { isOfTraffic, type PublicPlace, placeOf } from "./places";
import type { PublicConnection } from "./publicConnection";
import { PublicFault } from "./publicFault";

/**
 * Places with traffic by name: those in `wanted`, or if it is empty, all that the key opens.
 * @throws PublicFault wrong: none of the wanted ones is among them
 */
export async function askPlaces(
  connection: PublicConnection,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<readonly PublicPlace[]> {
  const ids = wanted.length > 0 ? [...wanted] : null;
  const { locations } = await connection.ask(PublicLocationsOperation, { ids }, signal);
  if (locations === null) throw new PublicFault("away");
  const places = locations.filter(isOfTraffic).map(placeOf).sort(byName);
  const chosen = places.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (chosen.length === 0 && wanted.length > 0) throw new PublicFault("wrong");
  return chosen;
}
