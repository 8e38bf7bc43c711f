import type { ApolloClient } from "@apollo/client";
import { lazy, type ReactNode, Suspense } from "react";
import { matchPath, Navigate, type RouteObject, useParams } from "react-router-dom";
import { SignInPage } from "../features/sign-in/SignInPage";
import { isAdminPath } from "./access";
import { Gate } from "./Gate";
import { paths, patterns } from "./paths";
import { RouteCrash } from "./RouteCrash";

const pages = {
  area: () => import("./SignedInArea"),
  overview: () => import("./Overview"),
  locations: () => import("../features/location-picker/LocationPickerPage"),
  client: () => import("../features/client/ClientPage"),
  location: () => import("../features/valve-location/LocationPage"),
  summary: () => import("../features/summary/SummaryPage"),
  traffic: () => import("../features/traffic/TrafficPage"),
  compare: () => import("../features/compare/ComparePage"),
  reportSchedules: () => import("../features/report-schedules/ReportSchedulePages"),
  profile: () => import("../features/profile/ProfilePage"),
  notifications: () => import("../features/notifications/NotificationsPage"),
  apiKeys: () => import("../features/api-keys/ApiKeysPage"),
  reportError: () => import("../features/error-report/ErrorReportPage"),
  videoLabelling: () => import("../features/video-labelling/LabellingPage"),
  admin: async (pathname: string) => {
    const [area, { preloadPage }] = await Promise.all([
      import("./admin/AdminRoutes"),
      import("./admin/adminPages"),
    ]);
    preloadPage(pathname);
    return area;
  },
  signUp: () => import("../features/sign-up/SignUpPage"),
  report: () => import("../features/report/ReportPage"),
};

type Ahead = (apollo: ApolloClient, id: string, params: URLSearchParams) => void;

/** Asks for the first answer of a client's page. */
const askClient: Ahead = async (...of) => (await import("../features/client/askAhead")).askAhead(...of);

const pageOf: readonly [pattern: string, load: (pathname: string) => Promise<unknown>, ask?: Ahead][] = [
  [paths.overview, pages.overview],
  [paths.clients, pages.locations],
  [patterns.client, pages.client, askClient],
  [patterns.location, pages.location],
  [paths.summary, pages.summary],
  [paths.traffic, pages.traffic],
  [paths.compare, pages.compare],
  [patterns.reportSchedules, pages.reportSchedules],
  [paths.profile, pages.profile],
  [paths.notifications, pages.notifications],
  [paths.apiKeys, pages.apiKeys],
  [paths.reportError, pages.reportError],
  [paths.videoLabelling, pages.videoLabelling],
  [patterns.admin, pages.admin],
  [patterns.config, pages.admin],
];

/** Code that is fetched ahead and can't be had: whoever shows it finds out by itself. */
const leaveToLazy = () => undefined;

/** Fetches a page's code, and with a connection to ask by, what it shows first. */
function loadAhead({ pathname, search }: Location | HTMLAnchorElement, apollo?: ApolloClient): void {
  for (const [pattern, load, ask] of pageOf) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    load(pathname).catch(leaveToLazy);
    if (apollo !== undefined) ask?.(apollo, match.params.id ?? "", new URLSearchParams(search));
    return;
  }
}

/** The page's own code comes along with the frame around it, not after it. */
function loadArea() {
  loadAhead(window.location);
  return pages.area();
}

const SignedInArea = lazy(async () => ({ default: (await loadArea()).SignedInArea }));
const Overview = lazy(async () => ({ default: (await pages.overview()).Overview }));
const LocationPickerPage = lazy(async () => ({ default: (await pages.locations()).LocationPickerPage }));
const ClientPage = lazy(async () => ({ default: (await pages.client()).ClientPage }));
const LocationPage = lazy(async () => ({ default: (await pages.location()).LocationPage }));
const SummaryPage = lazy(async () => ({ default: (await pages.summary()).SummaryPage }));
const TrafficPage = lazy(async () => ({ default: (await pages.traffic()).TrafficPage }));
const ComparePage = lazy(async () => ({ default: (await pages.compare()).ComparePage }));
const ReportSchedulePages = lazy(async () => ({
  default: (await pages.reportSchedules()).ReportSchedulePages,
}));
const ProfilePage = lazy(async () => ({ default: (await pages.profile()).ProfilePage }));
const NotificationsPage = lazy(async () => ({ default: (await pages.notifications()).NotificationsPage }));
const ApiKeysPage = lazy(async () => ({ default: (await pages.apiKeys()).ApiKeysPage }));
const ErrorReportPage = lazy(async () => ({ default: (await pages.reportError()).ErrorReportPage }));
const LabellingPage = lazy(async () => ({ default: (await pages.videoLabelling()).LabellingPage }));
const AdminRoutes = lazy(async () => ({
  default: (await pages.admin(window.location.pathname)).AdminRoutes,
}));
const SignUpPage = lazy(async () => ({ default: (await pages.signUp()).SignUpPage }));
const ReportPage = lazy(async () => ({ default: (await pages.report()).ReportPage }));

/** Called while the portal checks the password. */
const loadNext = () => {
  pages.area().catch(leaveToLazy);
  pages.overview().catch(leaveToLazy);
  if (isAdminPath(window.location.pathname)) loadAhead(window.location);
};

const signIn = <SignInPage onAttempt={loadNext} />;

/** What has no frame around it to show while its code is on the way. */
const alone = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>;

/** The short address of a device's configuration. */
function ToClientConfig() {
  const { id = "" } = useParams();
  return <Navigate to={paths.clientConfig(id)} replace />;
}

export const routes: RouteObject[] = [
  {
    element: <Gate />,
    errorElement: <RouteCrash />,
    children: [
      { path: paths.login, element: signIn },
      { path: paths.adminLogin, element: signIn },
      { path: paths.signUp, element: alone(<SignUpPage />) },
      { path: patterns.report, element: alone(<ReportPage />) },
      {
        element: alone(<SignedInArea onPoint={loadAhead} />),
        children: [
          { path: paths.overview, element: <Overview /> },
          { path: paths.clients, element: <LocationPickerPage /> },
          { path: patterns.client, element: <ClientPage /> },
          { path: patterns.location, element: <LocationPage /> },
          { path: paths.summary, element: <SummaryPage /> },
          { path: paths.traffic, element: <TrafficPage /> },
          { path: paths.compare, element: <ComparePage /> },
          { path: patterns.reportSchedules, element: <ReportSchedulePages /> },
          { path: paths.profile, element: <ProfilePage /> },
          { path: paths.notifications, element: <NotificationsPage /> },
          { path: paths.apiKeys, element: <ApiKeysPage /> },
          { path: paths.reportError, element: <ErrorReportPage /> },
          { path: paths.videoLabelling, element: <LabellingPage /> },
          { path: patterns.admin, element: <AdminRoutes /> },
          { path: patterns.config, element: <ToClientConfig /> },
        ],
      },
      { path: "*", element: null },
    ],
  },
];
