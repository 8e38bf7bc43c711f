import type { Account, PlatformApi } from "./platformApi.js";

/** Registers an account as its person would; an administrator then confirms it. */
export async function addUser(admin: PlatformApi, account: Account, groupId?: number): Promise<number> {
  await admin.post("/user/register", account);
  return letIn(admin, account.email, groupId);
}

/**
 * Confirms an account, and assigns it to a group if one is given.
 * @returns the user's id
 */
export async function letIn(admin: PlatformApi, email: string, groupId?: number): Promise<number> {
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  const id = users.find((user) => user.email === email)?.id;
  if (id === undefined) throw new Error(`No account of ${email} waits to be confirmed.`);
  await admin.patch("/user", { id, confirmed: true });
  if (groupId !== undefined) await admin.post("/group/assignUser", { groupId, userId: id });
  return id;
}
