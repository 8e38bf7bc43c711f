import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { clientsOf } from "./target.rules.js";

interface Row {
  id: number;
  time: number;
  who: string | null;
  call: string;
  result: string;
}

const ANA = "Ana@obcina.si";

let platform: TestPlatform;
let admin: Headers;
let ids: { group: number; one: number; other: number; ana: number };

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const group = await addGroup(platform, admin, "Občina");
  const [one, other] = [await addClient(platform, admin), await addClient(platform, admin)];
  const ana = await addUser(platform, admin, ANA, group);
  ids = { group, one: one.id, other: other.id, ana: ana.id };
  platform.clock.now = START + 100;
  await platform.ok("POST", "/client/assignTo", admin, { groupId: group, clientId: `${one.id},${other.id}` });
  platform.clock.now = START + 200;
  await note(ana.headers, one.id, "Ključ pri gasilcih");
  await note(ana.headers, 999_999, "nowhere");
  await platform.call("POST", "/group", ana.headers, { name: "not hers to make" });
  platform.clock.now = START + 300;
  await note(admin, one.id, "Ključ pri županu");
});
afterAll(() => platform.stop());

const note = (headers: Headers, clientId: number, notes: string) =>
  platform.call("POST", "/client/metaData", headers, { clientId, metaData: { notes } });

const list = (query: string) => platform.ok<Row[]>("GET", `/audit/list?${query}`, admin);
const told = async (query: string) =>
  (await list(query)).map(({ time, who, call, result }) => [time - START, who, call, result]);

describe("the audit log is asked for", () => {
  it("what was about a device, also in a list, done or refused", async () => {
    expect(await told(`clientId=${ids.one}`)).toEqual([
      [300, ADMIN.email, "POST /client/metaData", "done"],
      [200, ANA, "POST /client/metaData", "done"],
      [100, ADMIN.email, "POST /client/assignTo", "done"],
    ]);
    expect(await told(`clientId=${ids.other}`)).toHaveLength(1);
    expect(await told("clientId=999999")).toEqual([[200, ANA, "POST /client/metaData", "NOT_FOUND"]]);
  });

  it("a part of who did it, whatever the case", async () => {
    expect(await told("search=ANA@")).toHaveLength((await list(`userId=${ids.ana}`)).length);
    expect(await told(`search=obcina&clientId=${ids.one}`)).toHaveLength(1);
    expect(await told("search=_na")).toEqual([]);
    expect(await told("search=nobody")).toEqual([]);
    const known = (await list("limit=1000")).filter(({ who }) => who !== null);
    expect(await list("search=.SI&limit=1000")).toEqual(known);
  });

  it("what was done, or what was refused", async () => {
    expect(await told("done=false")).toEqual([
      [200, ANA, "POST /group", "FORBIDDEN"],
      [200, ANA, "POST /client/metaData", "NOT_FOUND"],
    ]);
    expect(await told("done=false&search=ana")).toHaveLength(2);
    expect(await told(`done=false&userId=${ids.ana}&call=POST /group`)).toHaveLength(1);
    const done = await list("done=true&limit=1000");
    expect(done.every(({ result }) => result === "done")).toBe(true);
    expect(done.length + 2).toBe((await list("limit=1000")).length);
  });

  it("a time, with a device as without", async () => {
    expect(await told(`from=${START + 100}&to=${START + 200}`)).toEqual([
      [100, ADMIN.email, "POST /client/assignTo", "done"],
    ]);
    expect(await told(`clientId=${ids.one}&from=${START + 101}&to=${START + 300}`)).toHaveLength(1);
  });

  it.each(["", "&clientId=1", "&search=.si", "&done=true"])(
    "page by page%s, no row twice",
    async (filter) => {
      const all = await list(`limit=1000${filter}`);
      const paged: Row[] = [];
      for (let cursor: string | undefined = ""; cursor !== undefined; ) {
        const at = cursor === "" ? "" : `&cursor=${cursor}`;
        const { body, headers } = await platform.call(
          "GET",
          `/audit/list?limit=2&count=true${filter}${at}`,
          admin,
        );
        expect(headers["x-total-count"]).toBe(String(all.length));
        paged.push(...(body as Row[]));
        cursor = headers["x-next-cursor"] as string | undefined;
      }
      expect(paged).toEqual(all);
      expect(all.length).toBeGreaterThan(2);
    },
  );

  it("nothing by what is no question", async () => {
    const statusOf = async (query: string) =>
      (await platform.call("GET", `/audit/list?${query}`, admin)).status;
    for (const query of ["search=", `search=${"x".repeat(201)}`, "done=maybe"])
      expect([query, await statusOf(query)]).toEqual([query, 422]);
    for (const query of ["clientId=x", "cursor=Nw"])
      expect([query, await statusOf(query)]).toEqual([query, 400]);
  });
});

it.each([
  [{ clientId: 3 }, [3]],
  [{ clientId: "3, 4,4" }, [3, 4]],
  [{ clients: ["5", 6], clientId: [7] }, [5, 6, 7]],
  [{ clientId: "0,-1,x,99999999999,1.5" }, []],
  [{ clientId: { id: 3 }, clients: null, id: 8, groupId: 9 }, []],
  [
    { clients: Array.from({ length: 2000 }, (_, index) => index + 1) },
    Array.from({ length: 1000 }, (_, index) => index + 1),
  ],
])("%j names the clients %j", (input, clients) => expect(clientsOf(input)).toEqual(clients));
