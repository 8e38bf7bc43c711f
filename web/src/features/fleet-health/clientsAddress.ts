import { paths } from "../../app/paths";
import type { Activity } from "../../shared/clients/activity";
import { activityWords } from "../../shared/clients/activityWords";

type Wanted = { type?: string | null; firmware?: string; activity?: Activity };

/** The list of the clients that are so. */
export function clientsAddress({ type, firmware, activity }: Wanted): string {
  const params = new URLSearchParams();
  if (type) params.set("type", type);
  if (firmware) params.set("firmware", firmware);
  if (activity) params.set("status", activityWords[activity]);
  const search = params.toString();
  return search === "" ? paths.adminClients : `${paths.adminClients}?${search}`;
}
