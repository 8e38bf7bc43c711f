import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addCrest, type Crest, picture, sendCrest, squarePicture } from "../../test/crests.js";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { openReadOnly } from "../db/database.js";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;
beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Žužemberk");
});
afterEach(() => platform.stop());

interface Item {
  changes: { path: string; before: unknown; after: unknown }[];
}

const read = (who: Headers, id = groupId) => platform.call("GET", `/group/crest?groupId=${id}`, who);
const crestOf = (who: Headers, id = groupId) =>
  platform.ok<Crest & { png: string }>("GET", `/group/crest?groupId=${id}`, who);

it("is set, replaced and removed, and the log says by whom", async () => {
  expect((await read(admin)).status).toBe(404);
  expect(await addCrest(platform, admin, groupId)).toEqual({
    ...{ groupId, width: 8, height: 8, setDate: START },
    etag: expect.any(String),
  });
  platform.clock.now += 60;
  const wide = await picture(900, 300).webp().toBuffer();
  expect(await addCrest(platform, admin, groupId, wide)).toMatchObject({ width: 600, setDate: START + 60 });
  const { png, ...told } = await crestOf(admin);
  expect(told).toEqual({
    ...{ groupId, width: 600, height: 200, setDate: START + 60 },
    etag: expect.any(String),
  });
  expect(Buffer.from(png, "base64").toString("latin1", 1, 4)).toBe("PNG");

  const remove = () => platform.call("DELETE", `/group/crest?groupId=${groupId}`, admin);
  expect((await remove()).status).toBe(204);
  expect((await read(admin)).status).toBe(404);
  expect((await remove()).status).toBe(404);

  const log = await platform.ok<object[]>("GET", `/audit/list?groupId=${groupId}`, admin);
  const row = (call: string) => expect.objectContaining({ call, who: ADMIN.email, result: "done" });
  expect(log.slice(1)).toEqual([
    row("DELETE /group/crest"),
    row("POST /group/crest"),
    row("POST /group/crest"),
  ]);
});

it("is held to the one that its maker knew, and the log says which picture came in place of which", async () => {
  const send = (etag: string, file = squarePicture) =>
    sendCrest(platform, { ...admin, "if-match": `"${etag}"` }, groupId, file);
  const remove = (etag: string) =>
    platform.call("DELETE", `/group/crest?groupId=${groupId}`, { ...admin, "if-match": `"${etag}"` });
  const overtaken = {
    status: 412,
    body: { error: { details: { fields: [expect.objectContaining({ path: "If-Match" })] } } },
  };
  const first = await send("none");
  expect(first.status).toBe(201);
  const { etag } = first.body as Crest;
  expect(await send("none")).toMatchObject(overtaken);
  const wide = await picture(900, 300).png().toBuffer();
  const { etag: newer } = await addCrest(platform, admin, groupId, wide);
  expect(newer).not.toBe(etag);
  expect(await send(etag)).toMatchObject(overtaken);
  expect(await remove(etag)).toMatchObject(overtaken);
  expect(await crestOf(admin)).toMatchObject({ width: 600, etag: newer });
  expect((await remove(newer)).status).toBe(204);
  expect(await send(newer)).toMatchObject(overtaken);
  expect((await remove(newer)).status).toBe(404);

  const picked = { digest: expect.stringMatching(/^[0-9a-f]{64}$/), bytes: expect.any(Number) };
  const log = await platform.ok<{ result: string; changes: { items: Item[] } | null }[]>(
    "GET",
    `/audit/list?groupId=${groupId}&changes=true`,
    admin,
  );
  const done = log.filter(({ result }) => result === "done");
  const [removed, replaced] = done.map(({ changes }) => changes?.items[0]);
  expect(removed).toMatchObject({ kind: "crest", id: groupId, name: "Žužemberk", removed: true });
  const changes = replaced?.changes ?? [];
  expect(Object.fromEntries(changes.map(({ path, before, after }) => [path, [before, after]]))).toEqual({
    digest: [picked.digest, picked.digest],
    bytes: [picked.bytes, picked.bytes],
    width: [8, 600],
    height: [8, 200],
  });
});

it("says of a file that is refused why, beside its field, and keeps the one that is there", async () => {
  await addCrest(platform, admin, groupId);
  expect(await sendCrest(platform, admin, groupId, Buffer.from("crest.png"))).toMatchObject({
    status: 422,
    body: {
      error: {
        code: "VALIDATION_FAILED",
        details: { fields: [{ path: "file", message: "must be a picture: PNG, JPEG, WebP or SVG" }] },
      },
    },
  });
  const large = Buffer.concat([squarePicture, Buffer.alloc(2 * 1024 * 1024)]);
  expect(await sendCrest(platform, admin, groupId, large)).toMatchObject({
    status: 413,
    body: { error: { code: "PAYLOAD_TOO_LARGE", message: "A crest has 2 MB at most." } },
  });
  expect((await sendCrest(platform, admin, groupId, Buffer.alloc(0))).status).toBe(422);
  expect((await sendCrest(platform, admin, 999_999, squarePicture)).status).toBe(404);
  expect(await crestOf(admin)).toMatchObject({ width: 8 });
});

it("is read by those who see the group, and by their reports, but by no embed", async () => {
  const other = await addGroup(platform, admin, "Žiri");
  await addCrest(platform, admin, groupId);
  await addCrest(platform, admin, other);
  const [client, shared] = [
    await addClient(platform, admin, groupId),
    await addClient(platform, admin, other),
  ];
  await platform.ok("POST", "/client/assignTo", admin, { groupId, clientId: shared.id });
  const { headers } = await addUser(platform, admin, "ana@example.si", groupId);
  const reportOf = async (who: Headers, clientId: number): Promise<Headers> => {
    const body = { clientId, startTimestamp: START - 3600, endTimestamp: START };
    const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", who, body);
    return { "x-session-id": sessionKey };
  };
  const statuses = async (who: Headers) => [(await read(who)).status, (await read(who, other)).status];
  expect(await statuses(headers)).toEqual([200, 404]);
  expect(await statuses(await reportOf(headers, shared.id))).toEqual([200, 404]);
  expect(await statuses(await reportOf(admin, client.id))).toEqual([200, 404]);
  expect(await statuses(await reportOf(admin, shared.id))).toEqual([200, 200]);
  expect(await statuses({ ...admin, "x-group-id": String(other) })).toEqual([404, 200]);
  const embed = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, {
    groupId,
    viewOnly: true,
  });
  expect(await statuses({ authorization: `ApiKey ${embed.apikey.key}` })).toEqual([403, 403]);
});

it("goes with its group", async () => {
  await addCrest(platform, admin, groupId);
  const other = await addGroup(platform, admin, "Žiri");
  await addCrest(platform, admin, other);
  await platform.ok("DELETE", `/group?id=${groupId}`, admin);
  expect((await read(admin)).status).toBe(404);
  const db = openReadOnly(platform.database);
  expect(await db.selectFrom("group_crest").select("group_id").execute()).toEqual([{ group_id: other }]);
  await db.destroy();
});
