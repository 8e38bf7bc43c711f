import { lengthClasses, measurement } from "../../../shared/chart/testing/measurement";
import type { ClientData, ReportMeasurement } from "../requestReport";
import { client as answered, tables } from "./answers";

const { measurement: _answered, ...client } = answered();
const shape = { lengthClasses };
const measured = measurement(shape);
const whole: ReportMeasurement = {
  ...measured,
  ...tables(shape),
  percentiles: { ...measured.percentiles, v15: 34, v95: 55 },
};

/** All data of a device that counted vehicles on 2026-07-01 and after, for a report. */
export const clientData = (part: object = {}, data: Partial<ClientData> = {}): ClientData => ({
  portal: { reportCompany: "", tileUrl: null, tileAttribution: "" },
  client: { ...client, ...part } as object as ClientData["client"],
  measurement: whole,
  dailyTraffic: null,
  quarterHours: undefined,
  freeFlow: undefined,
  notes: null,
  holidays: null,
  leftOut: null,
  staticTexts: [],
  ...data,
});
