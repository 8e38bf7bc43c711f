import { chart as enChart } from "./en/chart";
import { client as enClient } from "./en/client";
import { interval as enInterval } from "./en/interval";
import { overview as enOverview } from "./en/overview";
import { report as enReport } from "./en/report";
import { shell as enShell } from "./en/shell";
import { signIn as enSignIn } from "./en/signIn";
import { ui as enUi } from "./en/ui";
import { chart } from "./sl/chart";
import { client } from "./sl/client";
import { interval } from "./sl/interval";
import { overview } from "./sl/overview";
import { report } from "./sl/report";
import { shell } from "./sl/shell";
import { signIn } from "./sl/signIn";
import { ui } from "./sl/ui";

/** Every text of the portal, by language and feature. */
export const catalogues = {
  sl: { chart, client, interval, overview, report, shell, signIn, ui },
  en: {
    chart: enChart,
    client: enClient,
    interval: enInterval,
    overview: enOverview,
    report: enReport,
    shell: enShell,
    signIn: enSignIn,
    ui: enUi,
  },
};

export type Catalogues = (typeof catalogues)["sl"];
export type Feature = keyof Catalogues;
