import type { ApolloClient } from "@apollo/client";
import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import {
  Bell,
  ChartLine,
  CircleUser,
  FileClock,
  GitCompareArrows,
  Key,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageSquareWarning,
  Route,
  Users,
  Video,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router-dom";
import type { shellTexts } from "../i18n/shellTexts";
import type { NamedOffer } from "../shared/offers/NotOffered";
import { paths, patterns } from "./paths";

export type UserEntry = {
  label: keyof typeof shellTexts.sl;
  Icon: LucideIcon;
  /** In the user menu, not in the sidebar. */
  isInMenu?: true;
  /** About traffic: not for people who have only valves. */
  isOfTraffic?: true;
  /** Only if a group has summary groups. */
  needsSummary?: true;
  /** Only for people who label traffic videos. */
  needsLabeller?: true;
};

/** Queries a page's first data, with the id and the query of its address. */
type AskAhead = (apollo: ApolloClient, id: string, params: URLSearchParams) => void;

type More = {
  /** Its entry in the navigation. Pages of one device, location or report have none. */
  entry?: UserEntry;
  /** Offers of the platform; the page and those below it need one of them. */
  needs?: readonly NamedOffer[];
  /** The least role in the group that the page is for; by default everybody's. */
  role?: GroupRole;
  askAhead?: AskAhead;
  /** Without the portal's frame. */
  isFrameless?: true;
};

export type UserPage = More & {
  /** Pattern of its address. */
  path: string;
  load: () => Promise<unknown>;
  Page: LazyExoticComponent<ComponentType>;
};

function page(path: string, load: () => Promise<ComponentType>, more: More = {}): UserPage {
  return { path, load, Page: lazy(async () => ({ default: await load() })), ...more };
}

/** Every page that all signed-in people may open. Routes, access, navigation and offers are derived from it. */
export const userPages: readonly UserPage[] = [
  page(paths.overview, async () => (await import("./Overview")).Overview, {
    entry: { label: "overview", Icon: LayoutDashboard },
  }),
  page(paths.traffic, async () => (await import("../features/traffic/TrafficPage")).TrafficPage, {
    entry: { label: "traffic", Icon: ChartLine, isOfTraffic: true },
  }),
  page(paths.summary, async () => (await import("../features/summary/SummaryPage")).SummaryPage, {
    entry: { label: "summary", Icon: Route, isOfTraffic: true, needsSummary: true },
  }),
  page(paths.compare, async () => (await import("../features/compare/ComparePage")).ComparePage, {
    entry: { label: "compare", Icon: GitCompareArrows, isOfTraffic: true },
    needs: ["COMPARISON"],
  }),
  page(
    paths.clients,
    async () => (await import("../features/location-picker/LocationPickerPage")).LocationPickerPage,
    { entry: { label: "locations", Icon: MapPin, isOfTraffic: true } },
  ),
  page(patterns.client, async () => (await import("../features/client/ClientPage")).ClientPage, {
    askAhead: async (...of) => (await import("../features/client/askAhead")).askAhead(...of),
  }),
  page(patterns.location, async () => (await import("../features/valve-location/LocationPage")).LocationPage),
  page(
    patterns.reportSchedules,
    async () => (await import("../features/report-schedules/ReportSchedulePages")).ReportSchedulePages,
    {
      entry: { label: "reportSchedules", Icon: FileClock, isOfTraffic: true },
      needs: ["REPORT_SCHEDULES"],
    },
  ),
  page(patterns.report, async () => (await import("../features/report/ReportPage")).ReportPage, {
    isFrameless: true,
  }),
  page(
    paths.videoLabelling,
    async () => (await import("../features/video-labelling/LabellingPage")).LabellingPage,
    { entry: { label: "videoLabelling", Icon: Video, needsLabeller: true } },
  ),
  page(paths.profile, async () => (await import("../features/profile/ProfilePage")).ProfilePage, {
    entry: { label: "profile", Icon: CircleUser, isInMenu: true },
    needs: ["PROFILE", "SESSIONS"],
  }),
  page(
    paths.notifications,
    async () => (await import("../features/notifications/NotificationsPage")).NotificationsPage,
    { entry: { label: "notifications", Icon: Bell, isInMenu: true }, needs: ["NOTIFICATIONS"] },
  ),
  page(paths.apiKeys, async () => (await import("../features/api-keys/ApiKeysPage")).ApiKeysPage, {
    entry: { label: "apiKeys", Icon: Key, isInMenu: true },
    needs: ["APIKEY_MANAGE"],
    role: "editor",
  }),
  page(paths.people, async () => (await import("../features/users/people/PeoplePage")).PeoplePage, {
    entry: { label: "people", Icon: Users, isInMenu: true },
    needs: ["GROUP_ROLES"],
    role: "manager",
  }),
  page(
    paths.reportError,
    async () => (await import("../features/error-report/ErrorReportPage")).ErrorReportPage,
    {
      entry: { label: "reportError", Icon: MessageSquareWarning, isInMenu: true },
      needs: ["ERROR_REPORTS"],
    },
  ),
];

/** The page at an address; undefined if it is not in the user area. */
export const pageAt = (pathname: string): UserPage | undefined =>
  userPages.find(({ path }) => matchPath(path, pathname) !== null);
