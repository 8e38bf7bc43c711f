import { jest } from "@jest/globals";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import type { PlaceRow } from "../../../shared/clients/places";
import { ClientsContext } from "../../../shared/clients/useClients";
import { PlacesContext } from "../../../shared/clients/usePlaces";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { ReportSchedulePages } from "../ReportSchedulePages";

const clients = [clientRow({ id: "11", name: "Most čez Soro" }), clientRow({ id: "2", name: "Šola" })];

/** 2026-11-01 06:00 in Ljubljana. */
export const due = 1_793_509_200;

/** A successful run, delivered to one of two recipients. */
export const run = (more: object = {}) => ({
  id: "5",
  dueDate: due,
  manual: false,
  from: due - 3_600,
  to: due,
  state: "SUCCEEDED",
  attempts: 1,
  startDate: due + 10,
  endDate: due + 13,
  nextAttemptDate: null,
  reason: null,
  file: { name: "porocilo.pdf", size: 214_000, url: "" },
  deliveries: [
    { recipient: "a@b.si", state: "SENT", attempts: 1, sentDate: due + 20, reason: null },
    { recipient: "c@d.si", state: "FAILED", attempts: 8, sentDate: null, reason: "NO_ANSWER" },
  ],
  ...more,
});

export const schedule = (more: object = {}) => ({
  id: "3",
  name: "Mesečno",
  interval: "LAST_MONTH",
  language: "SL",
  cron: "0 6 1 * *",
  timeZone: "Europe/Ljubljana",
  recipients: ["a@b.si", "c@d.si"],
  enabled: true,
  nextRunDate: due + 30 * 86_400,
  clients,
  group: { id: "1", name: "Občina" },
  lastRun: run(),
  ...more,
});

export const refusal = (code: string, extensions: object = {}) =>
  new GraphQLError("refused", { extensions: { code, ...extensions } });

type Given = { input: Record<string, unknown> };

/** Mutations as jest mocks. */
export const changes = () => ({
  createReportSchedule: jest.fn(({ input }: Given): object => ({
    reportSchedule: schedule({ ...input, id: "9", clients: [], timeZone: "Europe/Ljubljana" }),
  })),
  updateReportSchedule: jest.fn(({ input }: Given): object => ({ reportSchedule: schedule(input) })),
  deleteReportSchedules: jest.fn((_given: Given): object => ({ failed: 0 })),
  runReportSchedule: jest.fn((_given: Given): object => ({ reportRun: run({ state: "WAITING" }) })),
  resendReport: jest.fn((_given: Given): object => ({ reportRun: run() })),
});

/** Renders the pages for somebody of a group. */
export function showReports(at: string, root: Root = {}, places: readonly PlaceRow[] = []) {
  toast.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
  const value = {
    ...{ clients, groups: [], at: due, failure: null },
    refresh: () => {},
    refreshOne: async () => {},
  };
  const page = (
    <ClientsContext value={value}>
      <PlacesContext value={{ places, failed: false, refresh: () => {} }}>
        <ReportSchedulePages />
      </PlacesContext>
    </ClientsContext>
  );
  const pageInfo = { hasNextPage: false, endCursor: null };
  return renderPortal(<p>elsewhere</p>, {
    at,
    routes: [{ path: "/reports/*", element: page }],
    root: {
      reportSchedules: [schedule()],
      reportSchedule: ({ id }: { id: string }) => ({
        ...schedule({ id }),
        runs: { nodes: [run()], pageInfo },
      }),
      reportScheduleDates: { timeZone: "Europe/Ljubljana", dates: [due, due + 86_400] },
      portal: { tileUrl: null, tileAttribution: "", reportCompany: "", reports: { available: true } },
      notificationPreferences: null,
      ...root,
    },
  });
}
