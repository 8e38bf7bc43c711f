import { addClient, addGroup, addUser, type TestClient } from "./devices.js";
import type { Headers, TestPlatform } from "./testPlatform.js";

export interface Park {
  groupId: number;
  /** The user who waters there. */
  userId: number;
  user: Headers;
  /** In no bundle yet. */
  valve: TestClient;
}

/** A valve location with one valve and its own person. @param name unique on the platform */
export async function addPark(platform: TestPlatform, admin: Headers, name: string): Promise<Park> {
  const groupId = await addGroup(platform, admin, name);
  await platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { groupType: "valve" } });
  const email = `${name.toLowerCase().replaceAll(" ", "-")}@example.si`;
  const { id: userId, headers: user } = await addUser(platform, admin, email, groupId);
  return { groupId, userId, user, valve: await addClient(platform, admin, groupId) };
}
