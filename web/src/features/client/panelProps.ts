import type { Interval } from "../../shared/interval/interval";
import type { KnownStays } from "./places/useStays";
import type { ClientTraffic, ShownClient } from "./useClientTraffic";

/** Props of each tab of a client's page. */
export type PanelProps = {
  client: ShownClient;
  stays: KnownStays;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};
