import { type ComponentType, lazy } from "react";
import type { ClientHeadFragment } from "../../graphql/generated";
import type { Interval } from "../../shared/interval/interval";
import { MeasurementsPanel } from "./components/MeasurementsPanel";
import type { ClientTab } from "./tabs";
import type { ClientTraffic } from "./useClientTraffic";

/** What each tab of a client's page is given. */
export type PanelProps = {
  client: ClientHeadFragment;
  traffic: Omit<ClientTraffic, "client">;
  interval: Interval;
  onInterval: (interval: Interval) => void;
};

const ExportPanel = lazy(async () => ({ default: (await import("./exports/ExportPanel")).ExportPanel }));
const ReportPanel = lazy(async () => ({ default: (await import("./exports/ReportPanel")).ReportPanel }));

/** What stands behind each tab; a tab without a panel isn't shown. */
export const panels: Partial<Record<ClientTab, ComponentType<PanelProps>>> = {
  measurements: MeasurementsPanel,
  export: ExportPanel,
  report: ReportPanel,
};
