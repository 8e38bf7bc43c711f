import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient } from "../../test/devices.js";
import type { PrincipalName } from "../../test/principals.js";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

const tagOf = async (who: PrincipalName) =>
  (await platform.ok<{ clientsTag: string }>("GET", "/user/session", tenants.headersOf[who])).clientsTag;

it("changes for those who see a client come or go, and for nobody else", async () => {
  const { own, headersOf } = tenants;
  const seeing = ["user", "admin acting as the group", "full key", "view key"] as const;
  const others = ["user of another group", "user without group", "admin", "report key"] as const;
  const tags = async (names: readonly PrincipalName[]) => Promise.all(names.map(tagOf));
  const [before, beforeOfOthers] = [await tags(seeing), await tags(others)];
  expect(new Set(before).size).toBe(1);

  const { id } = await addClient(platform, headersOf.admin, own.groupId);
  for (const [index, tag] of (await tags(seeing)).entries()) expect(tag).not.toBe(before[index]);
  expect(await tags(others)).toEqual(beforeOfOthers);

  await platform.ok("DELETE", `/client?clientId=${id}`, headersOf.admin);
  expect(await tags(seeing)).toEqual(before);
});

it("changes for a key of one client when that leaves the group, and when it comes back without its past", async () => {
  const { own, headersOf } = tenants;
  const move = (method: "POST" | "DELETE") =>
    method === "POST"
      ? platform.ok("POST", "/client/assignTo", headersOf.admin, {
          groupId: own.groupId,
          clientId: own.client.id,
        })
      : platform.ok(
          "DELETE",
          `/client/assignTo?groupId=${own.groupId}&clientId=${own.client.id}`,
          headersOf.admin,
        );
  const keys = ["view key of the client", "report key"] as const;
  const before = await Promise.all(keys.map(tagOf));
  await move("DELETE");
  const without = await Promise.all(keys.map(tagOf));
  await move("POST");
  const back = await Promise.all(keys.map(tagOf));
  for (const index of keys.keys()) expect(new Set([before[index], without[index], back[index]]).size).toBe(3);
});
