import { addClient, addGroup, addUser, type TestClient } from "./devices.js";
import type { Headers, TestPlatform } from "./testPlatform.js";

export interface Park {
  groupId: number;
  /** Who waters there. */
  userId: number;
  user: Headers;
  /** In no bundle yet. */
  valve: TestClient;
}

/** A location of valves, with one valve and a person of its own. @param name no other of the platform's is called so */
export async function addPark(platform: TestPlatform, admin: Headers, name: string): Promise<Park> {
  const groupId = await addGroup(platform, admin, name);
  await platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { groupType: "valve" } });
  const email = `${name.toLowerCase().replaceAll(" ", "-")}@example.si`;
  const { id: userId, headers: user } = await addUser(platform, admin, email, groupId);
  return { groupId, userId, user, valve: await addClient(platform, admin, groupId) };
}
