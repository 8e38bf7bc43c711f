import fc from "fast-check";
import { EVER } from "../src/measurements/intervals.js";
import { type Stay, withStay } from "../src/places/stays.rules.js";
import { ascending, border } from "./arbitraryBatches.js";
import type { TestClient } from "./devices.js";
import type { Headers, TestPlatform } from "./testPlatform.js";

const DEVICES = [0, 1] as const;
/** A street per device from the first day, and two more. */
const PLACES = ["home 0", "home 1", "second", "third"] as const;

interface Move {
  device: (typeof DEVICES)[number];
  to: (typeof PLACES)[number] | null;
  borders: number[];
  lasts: boolean;
}

/** Moves of two devices and corrections, to places and into the store, told in any order. */
export const moves = (moment: number): fc.Arbitrary<Move[]> =>
  fc.array(
    fc.record({
      device: fc.constantFrom(...DEVICES),
      to: fc.constantFrom(...PLACES, null),
      borders: fc.uniqueArray(border(moment), { minLength: 2, maxLength: 2 }),
      lasts: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );

interface Told {
  placeId: number | null;
  from: number | null;
  until: number | null;
}

const placeAt = (told: Told[], at: number) =>
  told.find(({ from, until }) => (from ?? 0) <= at && at < (until ?? EVER.to))?.placeId ?? null;

/** @returns the ids of all places, and each device's stays, which are those that the platform tells */
export async function makeMoves(
  platform: TestPlatform,
  admin: Headers,
  devices: readonly TestClient[],
  list: readonly Move[],
): Promise<{ placeIds: number[]; stays: Stay[][] }> {
  const moveTo = (
    clientId: number,
    placeId: number | null | undefined,
    from: number,
    until: number | null,
  ) => {
    const target = placeId === undefined ? { newPlace: { metaData: {} } } : { placeId };
    const body = { clientId, ...target, from, until };
    return platform.ok<{ stays: Told[] }>("PUT", "/client/stay", admin, body);
  };
  const idOf = new Map<string, number>();
  const stays: Stay[][] = [[], []];
  for (const [index, client] of devices.entries()) {
    const { stays: first } = await moveTo(client.id, null, 1, 2);
    const home = first[0]?.placeId ?? 0;
    idOf.set(`home ${index}`, home);
    await moveTo(client.id, home, 1, 2);
    stays[index] = withStay([], { placeId: home, from: 0, to: null });
  }
  for (const { device, to, borders, lasts } of list) {
    const { start, end } = ascending(borders);
    const client = devices[device];
    if (!client) throw new Error("There is no such device.");
    const until = lasts ? null : end;
    const known = to === null ? null : idOf.get(to);
    const { stays: told } = await moveTo(client.id, known, start, until);
    const placeId = known === undefined ? placeAt(told, start) : known;
    if (to !== null && placeId !== null) idOf.set(to, placeId);
    stays[device] = withStay(stays[device] ?? [], { placeId, from: start, to: until });
    const own = stays[device].map(({ placeId: at, from }) => [at, from]);
    const said = told.map(({ placeId: at, from }) => [at, from ?? 0]);
    if (JSON.stringify(own) !== JSON.stringify(said))
      throw new Error(`Stays are told as ${JSON.stringify(said)}, not ${JSON.stringify(own)}.`);
  }
  return { placeIds: [...idOf.values()], stays };
}

/** The parts of a period in which a device was at a place, or in the store (null). */
export const partsAt = (
  stays: readonly Stay[],
  place: number | null,
  { start, end }: { start: number; end: number },
) =>
  stays
    .filter(({ placeId }) => placeId === place)
    .map(({ from, to }) => ({ from: Math.max(from, start), to: Math.min(to, end) }))
    .filter(({ from, to }) => from < to);
