import type { Language } from "../i18n/language";

/** Report on a device's period [from, to) in Unix seconds. */
type Report = { clientId: string; from: number; to: number };

/** One report on several devices in a language, of [from, to) in Unix seconds, or of a named interval as of when it is opened. */
type ReportLink = {
  clientIds: readonly string[];
  period: { from: number; to: number } | { name: string };
  lang: Language;
  /** km/h; left out: the limits of the time. */
  asIfLimit?: number | null;
  /** Seconds, of free flow; left out: the usual ones. */
  gap?: number | null;
};

/** What figures are asked for in another way than usual. */
const asked = ({ asIfLimit, gap }: Pick<ReportLink, "asIfLimit" | "gap">) =>
  `${asIfLimit ? `&asIfLimit=${asIfLimit}` : ""}${gap ? `&gap=${gap}` : ""}`;

const reportQuery = ({ period, lang, ...figures }: ReportLink, from: string, to: string): string => {
  const time =
    "name" in period
      ? `interval=${encodeURIComponent(period.name)}`
      : `${from}=${period.from}&${to}=${period.to}`;
  return `${time}&lang=${lang}${asked(figures)}`;
};

const idList = (ids: readonly string[]) => ids.map(encodeURIComponent).join();

/** Anchor of a valve on its location's page. */
export const valveAnchor = (id: string): string => `valve-${encodeURIComponent(id)}`;

/** All addresses of the portal; no other file has such strings. */
export const paths = {
  login: "/login",
  adminLogin: "/admin/login",
  signUp: "/signup",
  forgotPassword: "/forgot",
  /** Pages of one-time links, which have a token after the #. */
  resetPassword: "/reset",
  invitation: "/invitation",
  confirmEmail: "/email",
  overview: "/overview",
  clients: "/client",
  summary: "/summary",
  traffic: "/traffic",
  compare: "/compare",
  reportSchedules: "/reports",
  profile: "/profile",
  notifications: "/notifications",
  apiKeys: "/keys",
  people: "/people",
  reportError: "/reporterror",
  videoLabelling: "/stetje",
  adminOverview: "/admin/clients_overview",
  adminClients: "/admin/clients",
  groups: "/admin/groups",
  users: "/admin/users",
  firmware: "/admin/firmware",
  actions: "/admin/actions",
  actionsOf: (clientId: string) => `/admin/actions?client=${encodeURIComponent(clientId)}`,
  actionTemplates: "/admin/action_templates",
  configTemplates: "/admin/config",
  customTexts: "/admin/customtext",
  videos: "/admin/videos",
  fleetHealth: "/admin/fleet_health",
  errorReports: "/admin/error_reports",
  auditLog: "/admin/audit_log",
  system: "/admin/system",
  /** A page outside this app: links to it load the page. */
  apiExplorer: "/graphiql",
  location: (id: string) => `/location/${encodeURIComponent(id)}`,
  /** A valve on its location's page. */
  valve: (locationId: string, id: string): string => `${paths.location(locationId)}#${valveAnchor(id)}`,
  client: (id: string) => `/client/${encodeURIComponent(id)}`,
  /** The tab with its embeds. */
  embed: (id: string) => `/client/${encodeURIComponent(id)}?tab=embed`,
  /** The page for looking after a device: for a valve its location's page. */
  attention: (clientId: string, locationId: string | null): string =>
    locationId === null ? paths.client(clientId) : paths.location(locationId),
  adminClient: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  clientConfig: (id: string) => `/admin/clients/${encodeURIComponent(id)}/config`,
  reportPreview: (link: ReportLink) =>
    `/report/${idList(link.clientIds)}?${reportQuery(link, "fromTimestamp", "toTimestamp")}`,
  reportPdf: (link: ReportLink) =>
    `/pdf/report?clientId=${idList(link.clientIds)}&${reportQuery(link, "startTimestamp", "endTimestamp")}`,
  newReportSchedule: (clientId?: string) =>
    `/reports/new${clientId ? `?client=${encodeURIComponent(clientId)}` : ""}`,
  reportSchedule: (id: string) => `/reports/${encodeURIComponent(id)}`,
  editReportSchedule: (id: string) => `/reports/${encodeURIComponent(id)}/edit`,
  runFile: (runId: string) => `/pdf/run?runId=${encodeURIComponent(runId)}`,
  /** Upload address of films. */
  videoUpload: "/stetje/video/upload",
  labelsFile: (file: "labels.csv" | "labels.json", lang: Language, videoId?: string) =>
    `/stetje/video/${file}?${videoId === undefined ? "" : `id=${encodeURIComponent(videoId)}&`}lang=${lang}`,
  exportFile: (
    { clientId, from, to }: Report,
    file: string,
    lang: Language,
    figures: Pick<ReportLink, "asIfLimit" | "gap"> = {},
  ) =>
    `/export/${file}?clientId=${encodeURIComponent(clientId)}&startTimestamp=${from}&endTimestamp=${to}&lang=${lang}${asked(figures)}`,
} as const;

/** Route patterns of pages with an id in the address. */
export const patterns = {
  client: "/client/:id",
  location: "/location/:id",
  /** All pages of the administrators. */
  admin: "/admin/*",
  adminClient: "/admin/clients/:id",
  clientConfig: "/admin/clients/:id/config",
  /** Redirects to the page above. */
  config: "/config/:id",
  /** The list, and the pages below it. */
  reportSchedules: "/reports/*",
  report: "/report/:id",
  /** A page outside this app; without an id it is a standby page. */
  pdfReport: "/pdfreport/:id?",
} as const;
