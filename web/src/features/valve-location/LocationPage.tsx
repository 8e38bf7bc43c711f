import { LocationSkeleton } from "./LocationSkeleton";

/** /location/:id */
export function LocationPage() {
  return <LocationSkeleton />;
}
