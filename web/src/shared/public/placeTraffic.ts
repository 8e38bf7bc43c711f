import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import type { IntervalInput } from "../../graphql/generated";
import { PublicTrafficOperation } from "../../graphql/operations/publicTraffic";
import { countedKind } from "../chart/clientKind";
import { type Measurement, measurementOf } from "../chart/measurement";
import { directionsIn } from "../directions/directionsIn";
import { type PublicPlace, placeOf } from "./places";
import type { PublicConnection } from "./publicConnection";
import { PublicFault } from "./publicFault";

/** Data for all graphs of a place. */
export type PlaceTraffic = {
  place: PublicPlace;
  measurement: Measurement;
  /** Seconds of the period that the graphs leave out; null: not told. */
  leftOut: number | null;
  /** What the directions are called there. */
  directions: DirectionNames | null;
};

/** @throws PublicFault wrong: there is no such place, or the key doesn't open it */
export async function askTraffic(
  connection: PublicConnection,
  id: string,
  interval: IntervalInput,
  signal: AbortSignal,
): Promise<PlaceTraffic> {
  const { client } = await connection.ask(PublicTrafficOperation, { id, interval }, signal);
  if (client === null) throw new PublicFault("wrong");
  if (client.measurement === null) throw new PublicFault("away");
  const measurement = measurementOf(client.measurement, client.timeZone);
  return {
    place: { ...placeOf(client), kind: countedKind(client, measurement) },
    measurement,
    leftOut: client.measurement.leftOutSeconds,
    directions: directionsIn(client, measurement.from),
  };
}
