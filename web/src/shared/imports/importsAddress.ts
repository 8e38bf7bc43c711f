/** Where administrators bring files into a device; apart, as users' pages have no need of it. */
export const importsAddress = (clientId: string): string =>
  `/admin/clients/${encodeURIComponent(clientId)}/imports`;

/** The route of these pages. */
export const importsPattern = "/admin/clients/:id/imports";
