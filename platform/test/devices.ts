import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { type Headers, START, type TestPlatform } from "./testPlatform.js";

export interface TestClient {
  id: number;
  guid: string;
  /** Headers of the device. */
  device: Headers;
}

export async function addGroup(
  platform: TestPlatform,
  admin: Headers,
  name: string,
  timeZone?: string,
): Promise<number> {
  const { id } = await platform.ok<{ id: number }>("POST", "/group", admin, {
    name,
    ...(timeZone ? { timeZone } : {}),
  });
  return id;
}

/** A new client, in a group if one is given. */
export async function addClient(
  platform: TestPlatform,
  admin: Headers,
  groupId?: number,
): Promise<TestClient> {
  const { id, guid, apiKey } = await platform.ok<{ id: number; guid: string; apiKey: string }>(
    "POST",
    "/client",
    admin,
    {},
  );
  if (groupId !== undefined) await platform.ok("POST", "/client/assignTo", admin, { groupId, clientId: id });
  return { id, guid, device: { authorization: `ApiKey ${apiKey}` } };
}

/** A confirmed user, in a group if one is given. */
export async function addUser(
  platform: TestPlatform,
  admin: Headers,
  email: string,
  groupId?: number,
  role?: GroupRole,
): Promise<{ id: number; headers: Headers }> {
  const password = `password of ${email}`;
  await platform.ok("POST", "/user/register", {}, { email, password });
  const users = await platform.ok<{ id: number; email: string }[]>("GET", "/user/list", admin);
  const id = users.find((user) => user.email === email)?.id ?? 0;
  await platform.ok("PATCH", "/user", admin, { id, confirmed: true });
  if (groupId !== undefined) await platform.ok("POST", "/group/assignUser", admin, { groupId, userId: id });
  if (role !== undefined) await platform.ok("PATCH", "/user", admin, { id, role });
  return { id, headers: await platform.signIn({ email, password }) };
}

/** A device's batch: the minute before the test's beginning, with one vehicle. */
export const batchOfOne = (batchId: string) => ({
  batchId,
  from: START - 60,
  to: START,
  readings: [{ timestamp: START - 5, speed: 40 }],
});
