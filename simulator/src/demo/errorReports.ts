import type { NewErrorReport } from "../platform-api/maintenanceApi.js";

/** An error report in the demo, and whether it is done. */
export interface DemoErrorReport extends NewErrorReport {
  email: string;
  done: boolean;
}

export const demoErrorReports: readonly DemoErrorReport[] = [
  {
    email: "promet@obcestje.si",
    message: "Pri Godešiču se že ves teden izpisuje nizka napetost. Naj pošljemo koga obrezat drevo?",
    page: "/overview",
    done: true,
  },
  {
    email: "promet@obcestje.si",
    message:
      "Na grafu za Zminec ponoči manjka več ur. Na terenu prikazovalnik dela, torej verjetno ni pokvarjen – je to zaradi signala?",
    page: "/overview",
    done: false,
  },
  {
    email: "zalivanje@obcestje.si",
    message:
      "Ventil pri kostanjih se od jutra ne oglasi več. Jašek je zaklenjen, ključ imajo na komunali. Prosim, pokličite, preden kdo pride.",
    page: "/overview",
    done: false,
  },
];
