import { chart } from "./chart";
import { client } from "./client";
import { compare } from "./compare";
import { details } from "./details";
import { errorReport } from "./errorReport";
import { interval } from "./interval";
import { locationPicker } from "./locationPicker";
import { notifications } from "./notifications";
import { profile } from "./profile";
import { report } from "./report";
import { summary } from "./summary";
import { traffic } from "./traffic";

/** The texts of all other pages. */
export const late = {
  chart,
  client,
  compare,
  details,
  errorReport,
  interval,
  locationPicker,
  notifications,
  profile,
  report,
  summary,
  traffic,
};
