import type { ClientHeadFragment } from "../../graphql/generated";
import type { Interval } from "../../shared/interval/interval";
import type { ClientTraffic } from "./useClientTraffic";

/** What each tab of a client's page is given. */
export type PanelProps = {
  client: ClientHeadFragment;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};
