import type { PlaceRow } from "../src/shared/clients/places";

type Stays = NonNullable<PlaceRow["stays"]>["list"];

/** A place for tests; pass the fields that matter. */
export function placeRow({
  list = [],
  ...part
}: Partial<Omit<PlaceRow, "stays">> & { id: string; list?: Stays }): PlaceRow {
  return {
    guid: `place-${part.id}`,
    name: `Mesto ${part.id}`,
    visionType: "NO_VISION",
    hardwareType: null,
    timeZone: "Europe/Ljubljana",
    groups: [],
    settings: { locationAddress: null, serialNumber: null, notes: null, markerPosition: null },
    stays: { list },
    ...part,
  };
}

/** A device's time at a place, in Unix seconds; null: since ever, until now. */
export const stay = (clientId: string, from: number | null, until: number | null) => ({
  clientId,
  guid: `guid-${clientId}`,
  from,
  until,
});
