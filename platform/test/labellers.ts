import { addUser } from "./devices.js";
import type { Headers, TestPlatform } from "./testPlatform.js";

/** A new labeller. @returns the headers of their calls */
export async function addLabeller(platform: TestPlatform, admin: Headers, email: string): Promise<Headers> {
  const { id, headers } = await addUser(platform, admin, email);
  await platform.ok("PATCH", "/user", admin, { id, labeller: true });
  return headers;
}
