import { paths, patterns } from "../../app/paths";

/** Where administrators bring files into a device; apart, as users' pages have no need of it. */
export const importsAddress = (clientId: string): string => `${paths.adminClient(clientId)}/imports`;

/** The route of these pages. */
export const importsPattern = `${patterns.adminClient}/imports`;
