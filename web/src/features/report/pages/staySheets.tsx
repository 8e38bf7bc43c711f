import { staysThere } from "../figures/staysThere";
import { pagedTable } from "../parts/pagedTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Most stays that the sheet of the place itself has room for. */
export const fewStays = 3;

/** Which devices stood at a place, and when, where they are too many for the sheet of the place itself. */
export function staySheets(report: ClientReport): Sheet[] {
  const { t } = report;
  const stays = staysThere(report) ?? [];
  if (stays.length <= fewStays) return [];
  const subject = t("devicesHere");
  return pagedTable({
    id: "stays",
    heading: subject,
    continued: t("continued", { subject }),
    caption: () => t("staysTable"),
    heads: [t("device"), t("noteTime")],
    rows: stays.map(({ key, device, time }) => ({ key, cells: [device, time] })),
    total: null,
    className: "report-table-stays",
    below: null,
  });
}
