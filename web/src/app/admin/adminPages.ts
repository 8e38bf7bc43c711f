import {
  Activity,
  Bug,
  Cpu,
  FileSliders,
  History,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  RadioTower,
  Server,
  SquareTerminal,
  Type,
  Users,
  UsersRound,
  Video,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router-dom";
import { importsPattern } from "../../shared/imports/importsAddress";
import type { NamedOffer } from "../../shared/offers/NotOffered";
import type { Offers } from "../../shared/offers/portalOffers";
import { lackingOf } from "../needs";
import { paths, patterns } from "../paths";
import type { adminTexts } from "./adminTexts";

type AdminText = keyof typeof adminTexts.en;

export const sections = ["fleet", "orders", "people", "operation"] as const satisfies readonly AdminText[];

export type AdminEntry = {
  label: AdminText;
  Icon: LucideIcon;
  section: (typeof sections)[number];
};

export type AdminPage = {
  /** Pattern of its address. */
  path: string;
  load: () => Promise<unknown>;
  Page: LazyExoticComponent<ComponentType>;
  /** Its entry in the navigation; hidden pages have none. */
  entry?: AdminEntry;
  /** Offers of the platform; the page needs one of them. */
  needs?: readonly NamedOffer[];
};

function page(
  path: string,
  load: () => Promise<ComponentType>,
  entry?: AdminEntry,
  ...needs: NamedOffer[]
): AdminPage {
  return { path, load, Page: lazy(async () => ({ default: await load() })), entry, needs };
}

/** Every page of the administrator area; its routes and its navigation are derived from this list. */
export const adminPages: readonly AdminPage[] = [
  page(paths.adminOverview, async () => (await import("../Overview")).Overview, {
    label: "overview",
    Icon: LayoutDashboard,
    section: "fleet",
  }),
  page(
    paths.adminClients,
    async () => (await import("../../features/admin-clients/AdminClientsPage")).AdminClientsPage,
    { label: "clients", Icon: RadioTower, section: "fleet" },
  ),
  page(
    patterns.adminClient,
    async () => (await import("../../features/admin-client/AdminClientPage")).AdminClientPage,
  ),
  page(
    patterns.clientConfig,
    async () => (await import("../../features/client-config/ClientConfigPage")).ClientConfigPage,
  ),
  page(
    importsPattern,
    async () => (await import("../../features/client-imports/ClientImportsPage")).ClientImportsPage,
  ),
  page(paths.groups, async () => (await import("../../features/groups/GroupsPage")).GroupsPage, {
    label: "groups",
    Icon: UsersRound,
    section: "fleet",
  }),
  page(
    paths.fleetHealth,
    async () => (await import("../../features/fleet-health/FleetHealthPage")).FleetHealthPage,
    { label: "fleetHealth", Icon: Activity, section: "fleet" },
  ),
  page(paths.firmware, async () => (await import("../../features/firmware/FirmwarePage")).FirmwarePage, {
    label: "firmware",
    Icon: Cpu,
    section: "orders",
  }),
  page(
    paths.configTemplates,
    async () => (await import("../../features/config-templates/ConfigTemplatesPage")).ConfigTemplatesPage,
    { label: "configTemplates", Icon: FileSliders, section: "orders" },
  ),
  page(paths.actions, async () => (await import("../../features/actions/ActionsPage")).ActionsPage, {
    label: "actions",
    Icon: ListTodo,
    section: "orders",
  }),
  page(
    paths.actionTemplates,
    async () => (await import("../../features/action-templates/ActionTemplatesPage")).ActionTemplatesPage,
    { label: "actionTemplates", Icon: SquareTerminal, section: "orders" },
  ),
  page(
    paths.customTexts,
    async () => (await import("../../features/custom-texts/CustomTextsPage")).CustomTextsPage,
    { label: "customTexts", Icon: Type, section: "orders" },
  ),
  page(
    paths.videos,
    async () => (await import("../../features/videos/VideosPage")).VideosPage,
    {
      label: "videos",
      Icon: Video,
      section: "fleet",
    },
    "VIDEOS",
  ),
  page(paths.users, async () => (await import("../../features/users/UsersPage")).UsersPage, {
    label: "users",
    Icon: Users,
    section: "people",
  }),
  page(
    paths.errorReports,
    async () => (await import("../../features/error-reports/ErrorReportsPage")).ErrorReportsPage,
    { label: "errorReports", Icon: Bug, section: "people" },
    "ERROR_REPORTS",
  ),
  page(
    paths.auditLog,
    async () => (await import("../../features/audit-log/AuditLogPage")).AuditLogPage,
    {
      label: "auditLog",
      Icon: History,
      section: "operation",
    },
    "AUDIT",
  ),
  page(
    paths.system,
    async () => (await import("../../features/system/SystemPage")).SystemPage,
    {
      label: "system",
      Icon: Server,
      section: "operation",
    },
    "SYSTEM",
  ),
];

/** The navigation's entries with their paths. */
export const entriesIn = (offers: Offers): (AdminEntry & { path: string })[] =>
  adminPages.flatMap(({ path, entry, needs }) =>
    entry !== undefined && !lackingOf(needs, offers) ? [{ path, ...entry }] : [],
  );

/** Loads a page's code ahead; a failure is reported only by the component that shows it. */
export function preloadPage(pathname: string): void {
  const found = adminPages.find(({ path }) => matchPath(path, pathname) !== null);
  found?.load().catch(() => undefined);
}
