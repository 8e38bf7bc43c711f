import type { NewConfigTemplate } from "../platform-api/maintenanceApi.js";
import { type SignOrders, signConfig } from "./signConfig.js";
import { slowDown, thanks } from "./texts.js";

function template(name: string, orders: SignOrders): NewConfigTemplate {
  return { name, metaData: { hardwareType: orders.hwType }, data: signConfig(orders) };
}

/** The displays of the demo's signs, as a start for other signs. */
export const demoConfigTemplates: readonly NewConfigTemplate[] = [
  template("Naselje 50 km/h: hvala, počasi", {
    hwType: "K200DISP_FALCON",
    speedLimit: 50,
    speedingBlink: true,
    display: { under: [{ own: thanks }], over: [{ own: slowDown }] },
  }),
  template("Šolska pot 30 km/h: obraz", {
    hwType: "K200DISP_SMILEY_AMG",
    speedLimit: 30,
    speedingBlink: true,
    display: {},
  }),
  template("Vpadnica 50 km/h: kazenske točke", {
    hwType: "K200DISP_FL_FALCON",
    speedLimit: 50,
    speedingBlink: true,
    display: { over: "penalty points" },
  }),
];
