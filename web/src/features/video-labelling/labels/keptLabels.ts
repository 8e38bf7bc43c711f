import { tabStorage } from "../../../shared/storage/browserStorage";
import type { Labels } from "./saveQueue";
import { inOrder, type Vehicle, type Video, vehicleOf } from "./vehicles";

/**
 * Labels that the portal hasn't acknowledged, for a page that is loaded anew in this tab. Browsers write this storage to the
 * disk, and plates are personal data: they are left out. A plate is in memory alone until the portal has it; a page that goes
 * away sends it (the request outlives the page), and where that may fail the browser asks before it goes.
 */
const key = "videoLabels";

type Kept = { videoId: string; vehicles: readonly Omit<Vehicle, "plate">[] };

/** Keeps what the portal may not have of a video, and nothing once it has all. */
export function keepLabels(videoId: string, unsaved: Labels): void {
  if (unsaved.size === 0) {
    tabStorage.write(key, null);
    return;
  }
  const vehicles = [...unsaved.values()].map(({ plate: _plate, ...rest }) => rest);
  const kept: Kept = { videoId, vehicles };
  tabStorage.write(key, JSON.stringify(kept));
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "videoId" in value &&
  "vehicles" in value &&
  Array.isArray(value.vehicles);

function keptOf(videoId: string): Kept["vehicles"] {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return isKept(kept) && kept.videoId === videoId ? kept.vehicles : [];
  } catch {
    return [];
  }
}

/** A video's vehicles with what was kept of them, in the film's order; and of these what the portal doesn't have. */
export function withKept(video: Video): { vehicles: readonly Vehicle[]; waiting: readonly Vehicle[] } {
  const known = new Map(video.vehicles.map((vehicle) => [vehicle.id, vehicleOf(vehicle)]));
  const waiting = keptOf(video.id).map((kept) =>
    vehicleOf({ ...kept, plate: known.get(kept.id)?.plate ?? null }),
  );
  for (const vehicle of waiting) known.set(vehicle.id, vehicle);
  return { vehicles: inOrder([...known.values()], video), waiting };
}
