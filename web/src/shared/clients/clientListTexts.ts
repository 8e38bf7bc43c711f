import type { Translation } from "../../i18n/catalogue";
import { sl } from "./clientListTexts.sl";

const en = {
  name: "Name",
  status: "Status",
  alerts: "Alerts",
  notes: "Notes",
  id: "ID",
  lastActive: "Last active date",
  serialNumber: "Serial number",
  serialNumberShort: "Serial no.",
  firmware: "FW Version",
  firmwareShort: "FW",
  config: "Config Version",
  configShort: "Config",
  battery: "Battery voltage",
  batteryShort: "Battery",
  rssi: "RSSI",
  columns: "Columns",
  resetColumns: "Reset",
  columnsHint: "Alt and the arrow keys change the order, too.",
  moveUp: "{column}: move up",
  moveDown: "{column}: move down",
  columnMoved: "{column}: place {place} of {places}",
  actionsColumn: "Actions",
  actions: "Actions for {name}",
} as const satisfies Translation<typeof sl>;

export const clientListTexts = { en, sl };
