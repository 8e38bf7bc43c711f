import { attention as enAttention } from "./en/attention";
import { chart as enChart } from "./en/chart";
import { client as enClient } from "./en/client";
import { compare as enCompare } from "./en/compare";
import { details as enDetails } from "./en/details";
import { errorReport as enErrorReport } from "./en/errorReport";
import { interval as enInterval } from "./en/interval";
import { locationPicker as enLocationPicker } from "./en/locationPicker";
import { map as enMap } from "./en/map";
import { notifications as enNotifications } from "./en/notifications";
import { overview as enOverview } from "./en/overview";
import { profile as enProfile } from "./en/profile";
import { report as enReport } from "./en/report";
import { shell as enShell } from "./en/shell";
import { signIn as enSignIn } from "./en/signIn";
import { signUp as enSignUp } from "./en/signUp";
import { summary as enSummary } from "./en/summary";
import { traffic as enTraffic } from "./en/traffic";
import { ui as enUi } from "./en/ui";
import { attention } from "./sl/attention";
import { chart } from "./sl/chart";
import { client } from "./sl/client";
import { compare } from "./sl/compare";
import { details } from "./sl/details";
import { errorReport } from "./sl/errorReport";
import { interval } from "./sl/interval";
import { locationPicker } from "./sl/locationPicker";
import { map } from "./sl/map";
import { notifications } from "./sl/notifications";
import { overview } from "./sl/overview";
import { profile } from "./sl/profile";
import { report } from "./sl/report";
import { shell } from "./sl/shell";
import { signIn } from "./sl/signIn";
import { signUp } from "./sl/signUp";
import { summary } from "./sl/summary";
import { traffic } from "./sl/traffic";
import { ui } from "./sl/ui";

/** Every text of the portal, by language and feature. */
export const catalogues = {
  sl: {
    attention,
    chart,
    client,
    compare,
    details,
    errorReport,
    interval,
    locationPicker,
    map,
    notifications,
    overview,
    profile,
    report,
    shell,
    signIn,
    signUp,
    summary,
    traffic,
    ui,
  },
  en: {
    attention: enAttention,
    chart: enChart,
    client: enClient,
    compare: enCompare,
    details: enDetails,
    errorReport: enErrorReport,
    interval: enInterval,
    locationPicker: enLocationPicker,
    map: enMap,
    notifications: enNotifications,
    overview: enOverview,
    profile: enProfile,
    report: enReport,
    shell: enShell,
    signIn: enSignIn,
    signUp: enSignUp,
    summary: enSummary,
    traffic: enTraffic,
    ui: enUi,
  },
};

export type Catalogues = (typeof catalogues)["sl"];
export type Feature = keyof Catalogues;
