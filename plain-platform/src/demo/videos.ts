import type { Store } from "../store/store.js";

/** Adds two traffic videos that nobody has looked at yet. @param now Unix seconds */
export function addVideos(store: Store, now: number): void {
  const vehicle = (datetime: number, vehicleType: string, direction: string, plate = "") => ({
    ...{ faultyReading: false, direction, vehicleType, plate, datetime },
  });
  const first = now - 7_200;
  store.addVideo({
    vehicles: [
      vehicle(first, "car", "incoming", "KR AB-123"),
      vehicle(first + 6, "truck", "outgoing"),
      vehicle(first + 11, "car", "incoming", "LJ 45-ČŽŠ"),
    ],
  });
  store.addVideo({
    vehicles: [vehicle(now - 3_600, "van", "outgoing"), vehicle(now - 3_590, "bike", "incoming")],
  });
}
