import type { Interval } from "../../shared/interval/interval";
import type { ClientTraffic, ShownClient } from "./useClientTraffic";

/** Props of each tab of a client's page. */
export type PanelProps = {
  client: ShownClient;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};
