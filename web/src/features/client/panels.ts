import { type ComponentType, lazy } from "react";
import { MeasurementsPanel } from "./components/MeasurementsPanel";
import type { PanelProps } from "./panelProps";
import type { ClientTab } from "./tabs";

const ExportPanel = lazy(async () => ({ default: (await import("./exports/ExportPanel")).ExportPanel }));
const SettingsPanel = lazy(async () => ({
  default: (await import("./settings/SettingsPanel")).SettingsPanel,
}));
const ImportPanel = lazy(async () => ({ default: (await import("./imports/ImportPanel")).ImportPanel }));
const ReportPanel = lazy(async () => ({ default: (await import("./exports/ReportPanel")).ReportPanel }));
const EmbedPanel = lazy(async () => ({ default: (await import("./embed/EmbedPanel")).EmbedPanel }));

/** What stands behind each tab; a tab without a panel isn't shown. */
export const panels: Partial<Record<ClientTab, ComponentType<PanelProps>>> = {
  measurements: MeasurementsPanel,
  settings: SettingsPanel,
  export: ExportPanel,
  import: ImportPanel,
  report: ReportPanel,
  embed: EmbedPanel,
};
