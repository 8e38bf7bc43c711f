import { beforeEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { allFails } from "../../test/allFails";
import { clientRow } from "../../test/clientRow";
import { giveSize } from "../../test/layout";
import { renderPortal } from "../../test/renderPortal";
import { ActionTemplatesPage } from "../features/action-templates/ActionTemplatesPage";
import { ActionsPage } from "../features/actions/ActionsPage";
import { AdminClientPage } from "../features/admin-client/AdminClientPage";
import { AdminClientsPage } from "../features/admin-clients/AdminClientsPage";
import { ApiKeysPage } from "../features/api-keys/ApiKeysPage";
import { AuditLogPage } from "../features/audit-log/AuditLogPage";
import { ClientPage } from "../features/client/ClientPage";
import { ClientConfigPage } from "../features/client-config/ClientConfigPage";
import { ClientImportsPage } from "../features/client-imports/ClientImportsPage";
import { ComparePage } from "../features/compare/ComparePage";
import { ConfigTemplatesPage } from "../features/config-templates/ConfigTemplatesPage";
import { CustomTextsPage } from "../features/custom-texts/CustomTextsPage";
import { ErrorReportsPage } from "../features/error-reports/ErrorReportsPage";
import { FirmwarePage } from "../features/firmware/FirmwarePage";
import { FleetHealthPage } from "../features/fleet-health/FleetHealthPage";
import { GroupsPage } from "../features/groups/GroupsPage";
import { LocationPickerPage } from "../features/location-picker/LocationPickerPage";
import { NotificationsPage } from "../features/notifications/NotificationsPage";
import { ProfilePage } from "../features/profile/ProfilePage";
import { ReportSchedulePages } from "../features/report-schedules/ReportSchedulePages";
import { SummaryPage } from "../features/summary/SummaryPage";
import { SystemPage } from "../features/system/SystemPage";
import { TrafficPage } from "../features/traffic/TrafficPage";
import { UsersPage } from "../features/users/UsersPage";
import { LocationPage } from "../features/valve-location/LocationPage";
import { LabellingPage } from "../features/video-labelling/LabellingPage";
import { VideosPage } from "../features/videos/VideosPage";
import { ClientsContext } from "../shared/clients/useClients";
import { importsPattern } from "../shared/imports/importsAddress";
import { localSession } from "../shared/session/session";
import { adminPages } from "./admin/adminPages";
import { endIntroduction } from "./introduction/introductionDone";
import { Overview } from "./Overview";
import { paths, patterns } from "./paths";
import { Shell } from "./shell/Shell";

giveSize(240, 800);

const of = [{ id: "1", name: "Občina" }];
const clients = [
  clientRow({ id: "1", name: "Most", groups: of }),
  clientRow({ id: "2", name: "Šola", groups: of }),
];
const groups = [
  {
    id: "1",
    name: "Občina",
    type: "SPEED" as const,
    timeZone: "Europe/Ljubljana",
    summaryGroups: [{ name: "Center" }],
  },
];
const told = { clients, groups, failure: null };
const untold = { clients: undefined, groups: undefined, failure: "UPSTREAM_UNAVAILABLE" as const };

/** Pages of lists and of items in their address; each with an address that causes the most queries. */
const pages: readonly [address: string, path: string, page: ReactNode][] = [
  ["/client/1", patterns.client, <ClientPage key="" />],
  ["/client/1?tab=settings", patterns.client, <ClientPage key="" />],
  ["/location/1", patterns.location, <LocationPage key="" />],
  ["/summary", paths.summary, <SummaryPage key="" />],
  ["/traffic", paths.traffic, <TrafficPage key="" />],
  ["/compare?client=1&interval=WEEK", paths.compare, <ComparePage key="" />],
  ["/reports", patterns.reportSchedules, <ReportSchedulePages key="" />],
  ["/reports/7", patterns.reportSchedules, <ReportSchedulePages key="" />],
  ["/reports/7/edit", patterns.reportSchedules, <ReportSchedulePages key="" />],
  ["/profile", paths.profile, <ProfilePage key="" />],
  ["/notifications", paths.notifications, <NotificationsPage key="" />],
  ["/keys", paths.apiKeys, <ApiKeysPage key="" />],
  ["/stetje", paths.videoLabelling, <LabellingPage key="" />],
  ["/admin/clients?config=pending", paths.adminClients, <AdminClientsPage key="" />],
  ["/admin/clients/1", patterns.adminClient, <AdminClientPage key="" />],
  ["/admin/clients/1/config", patterns.clientConfig, <ClientConfigPage key="" />],
  ["/admin/clients/1/imports", importsPattern, <ClientImportsPage key="" />],
  ["/admin/groups", paths.groups, <GroupsPage key="" />],
  ["/admin/groups?group=1", paths.groups, <GroupsPage key="" />],
  ["/admin/fleet_health", paths.fleetHealth, <FleetHealthPage key="" />],
  ["/admin/firmware", paths.firmware, <FirmwarePage key="" />],
  ["/admin/firmware?view=rollouts", paths.firmware, <FirmwarePage key="" />],
  ["/admin/firmware?rollout=1", paths.firmware, <FirmwarePage key="" />],
  ["/admin/config", paths.configTemplates, <ConfigTemplatesPage key="" />],
  ["/admin/config?template=1", paths.configTemplates, <ConfigTemplatesPage key="" />],
  ["/admin/actions", paths.actions, <ActionsPage key="" />],
  ["/admin/action_templates", paths.actionTemplates, <ActionTemplatesPage key="" />],
  ["/admin/customtext", paths.customTexts, <CustomTextsPage key="" />],
  ["/admin/videos", paths.videos, <VideosPage key="" />],
  ["/admin/users", paths.users, <UsersPage key="" />],
  ["/admin/error_reports", paths.errorReports, <ErrorReportsPage key="" />],
  ["/admin/audit_log", paths.auditLog, <AuditLogPage key="" />],
  ["/admin/system", paths.system, <SystemPage key="" />],
];

/** Pages that show only the list of devices, which the frame loads. */
const ofDevices: readonly [address: string, path: string, page: ReactNode][] = [
  ["/overview", paths.overview, <Overview key="" />],
  ["/client", paths.clients, <LocationPickerPage key="" />],
  ["/admin/clients_overview", paths.adminOverview, <Overview key="" />],
];

beforeEach(() => {
  localStorage.clear();
  localSession.set({ username: "Ana Novak", isAdmin: 1, isLabeller: 1, groupName: null, groupId: null });
  endIntroduction("Ana Novak");
});

/** The frame's navigation. */
const navigation = () =>
  within(screen.getByRole("navigation", { name: /navigacija/i }))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);

async function expectSaid(address: string, path: string, page: ReactNode, known: object) {
  const value = { at: 0, refresh: () => undefined, refreshOne: async () => undefined, ...untold, ...known };
  const frame = (
    <ClientsContext value={value}>
      <Shell />
    </ClientsContext>
  );
  const children = [{ path, element: page }];
  renderPortal(null, { link: allFails, at: address, routes: [{ element: frame, children }] });
  const main = await screen.findByRole("main");
  const before = navigation();
  await waitFor(() =>
    expect(within(main).getAllByRole("button", { name: "Poskusi znova" })).not.toHaveLength(0),
  );
  await waitFor(() => expect(main.querySelector(".chakra-skeleton, [aria-busy=true]")).toBeNull());
  expect(within(main).getAllByRole("alert")).not.toHaveLength(0);
  if (before.length > 0) expect(navigation()).toEqual(expect.arrayContaining(before));
  cleanup();
}

it.each(pages)(
  "%s says that it could not be loaded, waits for nothing more, and can be tried again",
  (...row) => expectSaid(...row, told),
);

it.each([...pages, ...ofDevices])("%s does so where the list of devices fails, too", (...row) =>
  expectSaid(...row, untold),
);

it("knows every page of administrators", () => {
  const known = new Set([...pages, ...ofDevices].map(([, path]) => path));
  expect(adminPages.filter(({ path }) => !known.has(path))).toEqual([]);
});
