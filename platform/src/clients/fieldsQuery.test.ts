import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { makeTenants, type Tenants } from "../../test/tenants.js";
import { TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
  const { own, headersOf } = tenants;
  await platform.ok("POST", "/client/metaData", headersOf.user, {
    clientId: own.client.id,
    metaData: { locationName: "Glavna cesta", notes: "za hišo" },
  });
});
afterAll(() => platform.stop());

describe("clients with the fields that are asked for", () => {
  it("have these alone, in the list and by id", async () => {
    const { own, headersOf } = tenants;
    const fields = "fields=id,metaData.locationName";
    const told = { id: own.client.id, metaData: { locationName: "Glavna cesta" } };
    const list = await platform.ok<unknown[]>("GET", `/client/list?${fields}`, headersOf.user);
    expect(list).toContainEqual(told);
    for (const client of list) expect(Object.keys(client as object)).toEqual(["id", "metaData"]);
    expect(await platform.ok("GET", `/client?clientId=${own.client.id}&${fields}`, headersOf.user)).toEqual(
      told,
    );
  });

  it("tell a view-only key nothing that it would not be told anyway", async () => {
    const { headersOf } = tenants;
    const list = await platform.ok<{ metaData: object }[]>(
      "GET",
      "/client/list?fields=metaData.notes,metaData.locationName,info",
      headersOf["view key"],
    );
    expect(list.length).toBeGreaterThan(0);
    for (const { metaData } of list) expect(metaData).not.toHaveProperty("notes");
  });

  it("are refused where the list is none", async () => {
    const { headersOf } = tenants;
    const { status, body } = await platform.call("GET", "/client/list?fields=id,,name", headersOf.user);
    expect([status, body]).toMatchObject([400, { error: { details: { fields: [{ path: "fields" }] } } }]);
  });
});
