import { PublicLocationsOperation } from "../../graphql/operations/public";
import { byName } from "../text/order";
import { isOfTraffic, type PublicPlace, placeOf } from "./places";
import type { PublicConnection } from "./publicConnection";
import { PublicFault } from "./publicFault";

export type PlaceList = {
  /** By name. */
  places: readonly PublicPlace[];
  /** So many of the wanted ones the key does not open, or no longer. */
  missing: number;
};

/**
 * Places with traffic: those in `wanted`, or if it is empty, all that the key opens.
 * @throws PublicFault wrong: none of the wanted ones is among them
 */
export async function askPlaces(
  connection: PublicConnection,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<PlaceList> {
  const ids = wanted.length > 0 ? [...wanted] : null;
  const { locations } = await connection.ask(PublicLocationsOperation, { ids }, signal);
  if (locations === null) throw new PublicFault("away");
  const places = locations.filter(isOfTraffic).map(placeOf).sort(byName);
  if (wanted.length === 0) return { places, missing: 0 };
  const chosen = places.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0) throw new PublicFault("wrong");
  const told = new Set(locations.map(({ id }) => id));
  return { places: chosen, missing: wanted.filter((id) => !told.has(id)).length };
}
