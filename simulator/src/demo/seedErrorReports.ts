import type { AdminApi } from "../platform-api/adminApi.js";
import { demoUsers } from "./accounts.js";
import { demoErrorReports } from "./errorReports.js";
import { type SignIn, signedIn } from "./signedIn.js";

/**
 * Sends error reports of the demo's users, if there are none. A user whose password has changed sends none.
 */
export async function seedErrorReports(admin: AdminApi, signIn: SignIn): Promise<void> {
  if ((await admin.errorReports()).length > 0) return;
  for (const account of demoUsers) {
    const user = await signedIn(signIn, account);
    for (const { message, page } of demoErrorReports.filter(({ email }) => email === account.email))
      await user?.reportError({ message, page });
    await user?.logOut();
  }
  const done = new Set(demoErrorReports.flatMap((report) => (report.done ? [report.message] : [])));
  for (const { id, message } of await admin.errorReports())
    if (done.has(message)) await admin.closeErrorReport(id);
}
