import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";
import type { Db } from "../db/tables.js";

interface Item {
  kind: string;
  id: number;
  name: string | null;
  made: boolean;
  removed: boolean;
  changes: object[];
}

interface Row {
  id: number;
  who: string | null;
  call: string;
  callCount: number | null;
  refusedCount: number | null;
  firstTime: number | null;
  changes: { known: boolean; itemCount: number; items: Item[] } | null;
}

const DAY = 86_400;
const ANA = { email: "ana@example.si", password: "password of ana@example.si" };

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let db: Db;
let bled: number;
let clients: TestClient[];

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  bled = await addGroup(platform, admin, "Bled");
  ({ headers: user } = await addUser(platform, admin, ANA.email, bled));
  db = openAsItIs(platform.database);
  clients = [];
  for (let index = 0; index < 30; index += 1) clients.push(await addClient(platform, admin, bled));
});
afterAll(async () => {
  await db.destroy();
  await platform.stop();
});

/** Signs in again, as sessions do not last that long. */
async function moveTo(time: number) {
  platform.clock.now = time;
  admin = await platform.signIn(ADMIN);
  user = await platform.signIn(ANA);
}

const list = (query: string) => platform.ok<Row[]>("GET", `/audit/list?${query}`, admin);
const set = (headers: Headers, clientId: number, metaData: object) =>
  platform.ok("POST", "/client/metaData", headers, { clientId, metaData });
const idOf = (index: number) => clients[index]?.id ?? 0;

describe("the audit log says what changed", () => {
  it("answers who changed the limit yesterday", async () => {
    await set(admin, idOf(0), { locationName: "Šola", speedLimit: 50 });
    await moveTo(START + DAY);
    await set(user, idOf(0), { speedLimit: 30 });
    await set(admin, idOf(0), { notes: "Ključ pri gasilcih" });
    await moveTo(START + 2 * DAY);
    const yesterday = `from=${START + DAY}&to=${START + 2 * DAY}`;
    const rows = await list(`field=metaData.speedLimit&${yesterday}&changes=true`);
    expect(rows).toMatchObject([
      {
        who: "ana@example.si",
        changes: {
          known: true,
          itemCount: 1,
          items: [
            {
              kind: "client",
              id: idOf(0),
              name: "Šola",
              made: false,
              removed: false,
              changeCount: 1,
              changes: [{ path: "metaData.speedLimit", before: 50, after: 30 }],
            },
          ],
        },
      },
    ]);
    expect(await list(`field=metaData.speedLimit&${yesterday}&userId=1`)).toEqual([]);
    expect(await list(`field=metaData.speedLimit&clientId=${idOf(1)}`)).toEqual([]);
    expect(await list(`field=metaData.speedLimit&groupId=${bled}&${yesterday}`)).toHaveLength(1);
    expect(await list(`field=metaData.speedLimit&groupId=999&${yesterday}`)).toEqual([]);
    expect(rows[0]?.changes).not.toEqual(null);
    expect((await list("limit=1"))[0]?.changes).toBeNull();
  });

  it("tells a configuration's values, and what was made and removed", async () => {
    const clientId = idOf(1);
    const assign = (vMax: number) =>
      platform.ok("POST", "/config/assign", admin, {
        clientId,
        data: { cfgID: "KB0", BasicConfig: { vMax } },
      });
    await assign(90);
    await assign(120);
    const [after, first] = await list(`clientId=${clientId}&call=POST /config/assign&changes=true`);
    expect(after?.changes?.items).toMatchObject([
      { kind: "config", id: clientId, changes: [{ path: "BasicConfig.vMax", before: 90, after: 120 }] },
    ]);
    expect(first?.changes?.items).toMatchObject([{ made: true }]);
    const { id } = await platform.ok<{ id: number }>("POST", "/group", admin, { name: "Kranj" });
    await platform.ok("DELETE", `/group?id=${id}`, admin);
    const [removed, made] = await list("field=name&limit=2&changes=true");
    expect(made?.changes?.items).toMatchObject([
      {
        kind: "group",
        name: "Kranj",
        made: true,
        changes: expect.arrayContaining([{ path: "name", after: "Kranj" }]),
      },
    ]);
    expect(removed?.changes?.items).toMatchObject([
      {
        kind: "group",
        id,
        name: "Kranj",
        removed: true,
        changes: expect.arrayContaining([{ path: "name", before: "Kranj" }]),
      },
    ]);
  });

  it("opens a call about many things into them, page by page", async () => {
    const celje = await addGroup(platform, admin, "Celje");
    const clientId = clients.map(({ id }) => id).join(",");
    await platform.ok("POST", "/client/assignTo", admin, { groupId: celje, clientId });
    const [row] = await list("call=POST /client/assignTo&limit=1&changes=true");
    expect(row?.changes).toMatchObject({ known: true, itemCount: 30 });
    expect(row?.changes?.items).toHaveLength(3);
    const items: Item[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const url = `/audit/changes?id=${row?.id}&limit=20&count=true${cursor && `&cursor=${cursor}`}`;
      const page = await platform.call("GET", url, admin);
      expect(page.headers["x-total-count"]).toBe("30");
      items.push(...(page.body as Item[]));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    }
    expect(items.map(({ id }) => id)).toEqual(clients.map(({ id }) => id));
    expect(items[0]).toMatchObject({
      kind: "clientGroups",
      changes: [{ path: "groups", before: [bled], after: [bled, celje] }],
    });
    const ofLast = await list(`clientId=${idOf(29)}&call=POST /client/assignTo&limit=1&changes=true`);
    expect(ofLast[0]?.changes?.items[0]).toMatchObject({ kind: "clientGroups", id: idOf(29) });
    expect(await list(`groupId=${celje}&call=POST /client/assignTo`)).toHaveLength(1);
  });

  it("shows a change of thirty devices as one row that opens into thirty", async () => {
    platform.clock.now += 60;
    const since = platform.clock.now;
    const bulk = { ...admin, "x-request-id": "bulk-1" };
    for (const { id } of clients) {
      platform.clock.now += 1;
      await set(bulk, id, { speedLimit: 40 });
    }
    const refused = { clientId: 999_999, metaData: { speedLimit: 40 } };
    expect((await platform.call("POST", "/client/metaData", bulk, refused)).status).toBe(404);
    // Somebody else's calls are not hidden in it, whatever id they carry.
    await set({ ...user, "x-request-id": "bulk-1" }, idOf(0), { speedLimit: 20 });
    const [other, row, ...none] = await list(`from=${since}&grouped=true&changes=true&count=true`);
    expect(none).toEqual([]);
    expect(other).toMatchObject({ who: "ana@example.si", callCount: 1 });
    expect(row).toMatchObject({
      who: ADMIN.email,
      callCount: 31,
      refusedCount: 1,
      firstTime: since + 1,
      changes: { known: true, itemCount: 30 },
    });
    expect(row?.changes?.items).toHaveLength(3);
    expect(row?.changes?.items[0]?.changes).toEqual([expect.objectContaining({ after: 40 })]);
    expect(await list("requestId=bulk-1&userId=1")).toHaveLength(31);
    const ofOne = await list(`clientId=${idOf(4)}&from=${since}&grouped=true&changes=true`);
    expect(ofOne).toMatchObject([{ callCount: 31, changes: { itemCount: 30 } }]);
    expect(ofOne[0]?.changes?.items[0]).toMatchObject({ id: idOf(4) });
    expect(await list(`field=metaData.speedLimit&from=${since}&grouped=true&done=true`)).toHaveLength(2);
    expect(await list("requestId=bulk-1&search=ana&grouped=true")).toHaveLength(1);
  });

  it("pages grouped rows without losing or repeating one", async () => {
    const all = await list("grouped=true&limit=1000");
    const paged: Row[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const url = `/audit/list?grouped=true&limit=7&count=true${cursor && `&cursor=${cursor}`}`;
      const page = await platform.call("GET", url, admin);
      expect(page.headers["x-total-count"]).toBe(String(all.length));
      paged.push(...(page.body as Row[]));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    }
    expect(paged).toEqual(all);
    expect(all.reduce((sum, { callCount }) => sum + (callCount ?? 0), 0)).toBe(
      (await list("limit=1000")).length,
    );
  });

  it("says where values are not known, and never an empty change", async () => {
    const row = {
      time: START - DAY,
      request_id: "from-before",
      call: "POST /client/metaData",
      target: JSON.stringify({ ids: { clientId: idOf(0) }, fields: ["metaData"] }),
      result: "done",
    };
    await db.insertInto("audit_log").values(row).execute();
    const unknown = { known: false, itemCount: 0, items: [] };
    for (const grouped of [true, false])
      expect(await list(`requestId=from-before&changes=true&grouped=${grouped}`)).toMatchObject([
        { changes: unknown },
      ]);
    await set(admin, idOf(0), { speedLimit: 20 });
    expect(await list(`clientId=${idOf(0)}&limit=1&changes=true`)).toMatchObject([
      { changes: { known: true, itemCount: 0, items: [] } },
    ]);
  });

  it("keeps what somebody else set meanwhile apart", async () => {
    await set(admin, idOf(2), { speedLimit: 60 });
    const metaData = JSON.stringify({ speedLimit: 70 });
    await db.updateTable("client").set({ meta_data: metaData }).where("id", "=", idOf(2)).execute();
    await set(user, idOf(2), { speedLimit: 80 });
    const [row] = await list(`clientId=${idOf(2)}&limit=1&changes=true`);
    expect(row?.changes?.items).toMatchObject([
      { changes: [{ path: "metaData.speedLimit", before: 70, after: 80 }] },
    ]);
  });

  it("holds nothing secret", async () => {
    await platform.ok("PATCH", "/notification/preferences", user, {
      channels: { webhook: { url: "https://example.si/hook?token=geheim" } },
    });
    const { apikey } = await platform.ok<{ apikey: { id: number; key: string } }>("POST", "/apikey", admin, {
      groupId: bled,
      viewOnly: true,
      name: "Splet",
    });
    const device = await platform.ok<{ apiKey: string }>("POST", "/client/key", admin, {
      clientId: idOf(3),
      purpose: "device",
    });
    const text = JSON.stringify(await list("limit=1000&changes=true"));
    expect(text).toContain("Splet");
    for (const secret of ["geheim", ADMIN.password, apikey.key, device.apiKey]) {
      expect(secret).toEqual(expect.any(String));
      expect(text).not.toContain(secret);
    }
  });

  it("is nobody's but administrators'", async () => {
    for (const url of ["/audit/list?changes=true", "/audit/changes?id=1"])
      expect((await platform.call("GET", url, user)).status).toBe(403);
  });
});
