import type { Language } from "../i18n/language";

/** Of a device's period: whose, and [from, to) in Unix seconds. */
type Report = { clientId: string; from: number; to: number };

/** The only URL strings of the portal. */
export const paths = {
  login: "/login",
  adminLogin: "/admin/login",
  signUp: "/signup",
  overview: "/overview",
  clients: "/client",
  summary: "/summary",
  traffic: "/traffic",
  compare: "/compare",
  profile: "/profile",
  notifications: "/notifications",
  reportError: "/reporterror",
  adminOverview: "/admin/clients_overview",
  customTexts: "/admin/customtext",
  configTemplates: "/admin/config",
  /** A page of its own, outside the portal's: links to it load anew. */
  apiExplorer: "/graphiql",
  client: (id: string) => `/client/${encodeURIComponent(id)}`,
  clientConfig: (id: string) => `/admin/clients/${encodeURIComponent(id)}/config`,
  reportPreview: ({ clientId, from, to }: Report) =>
    `/report/${encodeURIComponent(clientId)}?fromTimestamp=${from}&toTimestamp=${to}`,
  reportPdf: ({ clientId, from, to }: Report) =>
    `/pdf/report?clientId=${encodeURIComponent(clientId)}&startTimestamp=${from}&endTimestamp=${to}`,
  exportFile: ({ clientId, from, to }: Report, file: string, lang: Language) =>
    `/export/${file}?clientId=${encodeURIComponent(clientId)}&startTimestamp=${from}&endTimestamp=${to}&lang=${lang}`,
} as const;

/** Route patterns of the pages whose address carries an id. */
export const patterns = {
  client: "/client/:id",
  clientConfig: "/admin/clients/:id/config",
  /** Leads to the page above. */
  config: "/config/:id",
  report: "/report/:id",
  /** Without an id the page stands by for one. */
  pdfReport: "/pdfreport/:id?",
} as const;
