import type { AdminApi } from "../platform-api/adminApi.js";
import { demoPeople } from "./people.js";

/** Signs up the demo's people who are missing on the platform, and sets their state. */
export async function seedPeople(admin: AdminApi): Promise<void> {
  const before = new Set((await admin.users()).map(({ email }) => email));
  const groups = await admin.groups();
  for (const { email, password, firstName, lastName, confirmed, labeller, group, role } of demoPeople) {
    if (before.has(email)) continue;
    await admin.register({ email, password, firstName, lastName });
    const user = (await admin.users()).find((one) => one.email === email);
    if (!user) throw new Error(`the platform did not register ${email}`);
    if (confirmed) await admin.confirmUser(user.id);
    if (labeller) await admin.makeLabeller(user.id);
    const groupId = groups.find(({ name }) => name === group?.name)?.id;
    if (groupId !== undefined) await admin.assignUser(groupId, user.id);
    if (role) await admin.setRole(user.id, role);
  }
}
