/** The only URL strings of the portal. */
export const paths = {
  login: "/login",
  adminLogin: "/admin/login",
  overview: "/overview",
  adminOverview: "/admin/clients_overview",
  client: (id: string) => `/client/${encodeURIComponent(id)}`,
} as const;

/** Route patterns of the pages whose address carries an id. */
export const patterns = {
  client: "/client/:id",
  pdfReport: "/pdfreport/:id",
} as const;
