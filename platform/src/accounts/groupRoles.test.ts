import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { mailing, mailsNow } from "../../test/accountMail.js";
import { addGroup, addUser } from "../../test/devices.js";
import { type Mailbox, startMailbox } from "../../test/receivers.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { HOUR } from "../time/clock.js";

interface Listed {
  id: number;
  email: string;
  role: string | null;
  groupId: number | null;
  etag: string;
}

let platform: TestPlatform;
let mailbox: Mailbox;
let admin: Headers;
let groupId: number;
let otherId: number;
let manager: { id: number; headers: Headers };
let member: { id: number; headers: Headers };
let stranger: { id: number; headers: Headers };

beforeEach(async () => {
  mailbox = await startMailbox();
  platform = await TestPlatform.start(undefined, mailing(mailbox));
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  otherId = await addGroup(platform, admin, "Kranj");
  manager = await addUser(platform, admin, "vodja@example.si", groupId, "manager");
  member = await addUser(platform, admin, "ana@example.si", groupId);
  stranger = await addUser(platform, admin, "bor@example.si", otherId);
});
afterEach(async () => {
  await platform.stop();
  await mailbox.close();
});

const list = (headers: Headers, query = "") => platform.ok<Listed[]>("GET", `/user/list${query}`, headers);
const listed = async (id: number) => (await list(admin)).find((user) => user.id === id);
const patch = (headers: Headers, body: object) => platform.call("PATCH", "/user", headers, body);
const invite = (headers: Headers, more: object = {}) =>
  platform.call("POST", "/user/invite", headers, { email: "novi@example.si", mail: true, ...more });
const session = (headers: Headers) =>
  platform.ok<{ user: { role: string | null } }>("GET", "/user/session", headers);

describe("roles in a group", () => {
  it("are an editor's where nobody said otherwise, and none of administrators", async () => {
    expect((await listed(member.id))?.role).toBe("editor");
    expect((await session(member.headers)).user.role).toBe("editor");
    expect((await session(admin)).user.role).toBeNull();
  });

  it("count at once, also in sessions that are open", async () => {
    const note = () =>
      platform.call("PATCH", "/notification/preferences", member.headers, { silentAfter: 90 });
    const key = () => platform.call("POST", "/apikey", member.headers, { groupId, viewOnly: true });
    expect((await key()).status).toBe(201);
    expect((await patch(admin, { id: member.id, role: "viewer" })).status).toBe(200);
    const refusal = await key();
    expect(refusal.status).toBe(403);
    expect(refusal.body).toMatchObject({ error: { fault: "ROLE_TOO_LOW" } });
    expect((await note()).status).toBe(200);
  });

  it("refuse before anything is said of what the call is about", async () => {
    await patch(admin, { id: member.id, role: "viewer" });
    for (const clientId of [1, 999_999])
      expect(
        (await platform.call("POST", "/client/metaData", member.headers, { clientId, metaData: {} })).status,
      ).toBe(403);
  });

  it("of a manager end with the group: in the next one they are an editor, unless it is said", async () => {
    await patch(admin, { id: manager.id, groupId });
    expect((await listed(manager.id))?.role).toBe("manager");
    await patch(admin, { id: manager.id, groupId: otherId });
    expect(await listed(manager.id)).toMatchObject({ groupId: otherId, role: "editor" });
    await patch(admin, { id: manager.id, groupId, role: "manager" });
    expect(await listed(manager.id)).toMatchObject({ groupId, role: "manager" });
    await patch(admin, { id: manager.id, groupId: null });
    await patch(admin, { id: manager.id, groupId });
    expect((await listed(manager.id))?.role).toBe("editor");
  });

  it("hold an edit to the role that its maker knew", async () => {
    const { etag = "" } = (await listed(member.id)) ?? {};
    await patch(admin, { id: member.id, role: "operator" });
    const late = { ...admin, "if-match": `"${etag}"` };
    expect((await patch(late, { id: member.id, role: "viewer" })).status).toBe(412);
  });
});

describe("a manager", () => {
  it("sees the people of the group, whatever is asked for", async () => {
    for (const query of ["", `?groupId=${otherId}`, "?groupId=none", "?search=bor"])
      expect(await list(manager.headers, query)).toEqual(
        query === "?search=bor" ? [] : await list(admin, `?groupId=${groupId}`),
      );
    expect((await platform.call("GET", "/user/list", member.headers)).status).toBe(403);
  });

  it("of no group manages nobody", async () => {
    await patch(admin, { id: manager.id, groupId: null, role: "manager" });
    expect((await platform.call("GET", "/user/list", manager.headers)).status).toBe(403);
    expect((await invite(manager.headers)).status).toBe(403);
  });

  it("invites into the group by mail, in a role", async () => {
    const { status, body } = await invite(manager.headers, { role: "operator" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ groupId, role: "operator", admin: false });
    const [mail] = await mailsNow(platform, mailbox);
    expect(mail?.to).toBe("novi@example.si");
  });

  it("invites nobody into another group, and no administrator", async () => {
    expect((await invite(manager.headers, { groupId: otherId })).status).toBe(404);
    expect((await invite(manager.headers, { groupId: 999_999 })).status).toBe(404);
    expect((await invite(manager.headers, { admin: true })).status).toBe(403);
    expect(await list(admin, "?search=novi")).toEqual([]);
  });

  it("gets no link into anybody's account", async () => {
    const { id } = (await invite(manager.headers)).body as Listed;
    for (const userId of [id, member.id])
      expect((await platform.call("POST", "/user/link", manager.headers, { id: userId })).status).toBe(403);
  });

  it("sends an invitation again, and withdraws it, of the group's alone", async () => {
    const { id } = (await invite(manager.headers)).body as Listed;
    const again = (userId: number) =>
      platform.call("POST", "/user/link/mail", manager.headers, { id: userId });
    const withdraw = (userId: number) =>
      platform.call("DELETE", `/user?userId=${userId}`, manager.headers, undefined);
    expect((await again(id)).status).toBe(204);
    expect((await mailsNow(platform, mailbox)).length).toBeGreaterThan(0);
    expect([(await again(member.id)).status, (await withdraw(member.id)).status]).toEqual([403, 403]);
    expect([(await again(stranger.id)).status, (await withdraw(stranger.id)).status]).toEqual([404, 404]);
    expect([(await again(manager.id)).status, (await withdraw(manager.id)).status]).toEqual([409, 409]);
    expect((await withdraw(id)).status).toBe(204);
    expect(await listed(id)).toBeUndefined();
  });

  it("can't have somebody mailed without end", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push((await invite(manager.headers, { email: `n${index}@example.si` })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await invite(admin, { email: "admin-invites@example.si" })).status).toBe(201);
    platform.clock.now += HOUR;
  });

  it("sets roles of the others, and takes them out of the group", async () => {
    expect((await patch(manager.headers, { id: member.id, role: "viewer" })).status).toBe(200);
    expect((await listed(member.id))?.role).toBe("viewer");
    expect((await patch(manager.headers, { id: member.id, groupId: null })).status).toBe(200);
    expect((await listed(member.id))?.groupId).toBeNull();
    expect(await platform.ok("GET", "/client/list", member.headers)).toEqual([]);
    expect((await patch(manager.headers, { id: member.id, role: "editor" })).status).toBe(404);
  });

  it.each([
    ["a name", { firstName: "Eva" }],
    ["an e-mail", { email: "other@example.si" }],
    ["administrators", { admin: true }],
    ["labellers", { labeller: true }],
    ["confirmations", { confirmed: false }],
  ])("changes nothing else: %s", async (_what, change) => {
    const before = await listed(member.id);
    expect((await patch(manager.headers, { id: member.id, ...change })).status).toBe(403);
    expect(await listed(member.id)).toEqual(before);
  });

  it("moves nobody to another group, not even to the own one", async () => {
    for (const wanted of [otherId, groupId])
      expect((await patch(manager.headers, { id: member.id, groupId: wanted })).status).toBe(403);
    expect((await patch(manager.headers, { id: stranger.id, groupId: null })).status).toBe(404);
  });

  it("keeps the own role and place", async () => {
    for (const change of [{ role: "viewer" }, { groupId: null }])
      expect((await patch(manager.headers, { id: manager.id, ...change })).status).toBe(409);
  });

  it("is whom an administrator acts as, in that group alone", async () => {
    const acting = { ...admin, "x-group-id": String(groupId) };
    expect(await list(acting)).toEqual(await list(admin, `?groupId=${groupId}`));
    expect((await patch(acting, { id: member.id, role: "operator" })).status).toBe(200);
    expect((await patch(acting, { id: stranger.id, role: "operator" })).status).toBe(404);
  });
});
