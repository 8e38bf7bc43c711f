import type { Interval } from "../../shared/interval/interval";
import type { ClientTraffic, ShownClient } from "./useClientTraffic";

/** What each tab of a client's page is given. */
export type PanelProps = {
  client: ShownClient;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};
