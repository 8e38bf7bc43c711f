/** Page where administrators import files for a device. In a file of its own, as users' pages don't need it. */
export const importsAddress = (clientId: string): string =>
  `/admin/clients/${encodeURIComponent(clientId)}/imports`;

/** Route of these pages. */
export const importsPattern = "/admin/clients/:id/imports";
