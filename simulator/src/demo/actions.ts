import type { Action } from "../model/actions.js";

/** An action that an administrator of the demo has asked for. */
export interface DemoAction {
  serialNumber: string;
  data: Action["data"];
  /**
   * An immediate change: held back from its device, or accepted by a device that then fell silent. Others
   * take their course.
   */
  fate?: "held" | "accepted";
}

/**
 * Some succeed. One is forbidden by a weak battery, one is for a device without display, one waits for a
 * device's next upload, one for a device that was never switched on, one for a valve that has been silent
 * since.
 */
export const demoActions: readonly DemoAction[] = [
  { serialNumber: "OB-2604", data: { actionType: "restart" }, fate: "accepted" },
  { serialNumber: "OB-2301", data: { actionType: "readParameters" } },
  { serialNumber: "OB-2303", data: { actionType: "displayTest", actionParam1: "10" } },
  { serialNumber: "OB-2311", data: { actionType: "restart" } },
  { serialNumber: "OB-2398", data: { actionType: "soundTest", actionParam1: "3" } },
  { serialNumber: "OB-2305", data: { actionType: "soundTest", actionParam1: "3" } },
  { serialNumber: "OB-2402", data: { actionType: "displayTest", actionParam1: "10" } },
  { serialNumber: "OB-2313", data: { actionType: "flasherTest", actionParam1: "5" } },
  { serialNumber: "OB-2399", data: { actionType: "readParameters" } },
  { serialNumber: "OB-2401", data: { actionType: "syncClock" }, fate: "held" },
];
