import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, type Method, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let userId: number;
let groupId: number;
let client: TestClient;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  ({ headers: user, id: userId } = await addUser(platform, admin, "ana@example.si", groupId));
  client = await addClient(platform, admin, groupId);
});
afterAll(() => platform.stop());

interface Thing {
  id: number;
  etag: string;
}

interface Revision {
  version: number;
  time: number | null;
}

interface Edited {
  name: string;
  /** Reads it, and creates it if it does not exist yet. */
  read: () => Promise<Pick<Thing, "etag">>;
  edit: (value: string) => { method: Method; url: string; body: object };
}

const CONFIG = (vMax: number) => ({ cfgID: "KB0", BasicConfig: { vMax } });
const once = (make: () => Promise<{ id: number }>) => {
  let made: Promise<{ id: number }> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const findIn = async (url: string, id: number): Promise<Thing> => {
  const found = (await platform.ok<Thing[]>("GET", url, admin)).find((one) => one.id === id);
  if (!found) throw new Error(`${url} has no ${id}.`);
  return found;
};

function editedById(
  name: string,
  url: string,
  make: object,
  list: string,
  change: (value: string) => object,
): Edited {
  const made = once(async () => {
    return platform.ok<Thing>("POST", url, admin, make);
  });
  let id = 0;
  return {
    name,
    read: async () => {
      ({ id } = await made());
      return list.includes("?id=") ? platform.ok("GET", `${list}${id}`, admin) : findIn(list, id);
    },
    edit: (value) => ({ method: "PATCH", url, body: { id, ...change(value) } }),
  };
}

const EDITED: Edited[] = [
  {
    name: "settings of a client",
    read: () => platform.ok("GET", `/client?clientId=${client.id}`, admin),
    edit: (value) => ({
      method: "POST",
      url: "/client/metaData",
      body: { clientId: client.id, metaData: { locationName: value } },
    }),
  },
  {
    name: "configuration of a client",
    read: async () => {
      const body = { clientId: client.id, data: CONFIG(100) };
      const url = `/config?clientId=${client.id}`;
      if ((await platform.call("GET", url, admin)).status === 404)
        await platform.ok("POST", "/config/assign", admin, body);
      return platform.ok("GET", url, admin);
    },
    edit: (value) => ({
      method: "POST",
      url: "/config/assign",
      body: { clientId: client.id, data: CONFIG(value.length + 100) },
    }),
  },
  editedById(
    "configuration template",
    "/config/template",
    { name: "K200", data: CONFIG(120), metadata: { hardwareType: "K200DISP_FALCON" } },
    "/config/template?id=",
    (name) => ({ name }),
  ),
  editedById(
    "action template",
    "/action/template",
    { data: { actionType: "restart" }, metaData: { actionName: "Restart" } },
    "/action/template/listAll",
    (actionName) => ({ metaData: { actionName } }),
  ),
  editedById(
    "resource",
    "/resource",
    { bucket: "hardware_configuration", data: {}, metaData: { name: "Znaki" } },
    "/resource?id=",
    (name) => ({ metaData: { name } }),
  ),
  editedById("group", "/group", { name: "Bohinj" }, "/group/list", (name) => ({ name })),
  {
    name: "key",
    read: async () => {
      const [first] = await platform.ok<Thing[]>("GET", `/apikey/list?groupId=${groupId}`, admin);
      if (first) return first;
      const body = { groupId, viewOnly: true, name: "a" };
      return (await platform.ok<{ apikey: Thing }>("POST", "/apikey", admin, body)).apikey;
    },
    edit: (name) => ({ method: "PATCH", url: "/apikey", body: { id: 1, name } }),
  },
  {
    name: "profile",
    read: () => platform.ok("GET", "/user/profile", admin),
    edit: (lastName) => ({ method: "PATCH", url: "/user/profile", body: { lastName } }),
  },
  {
    name: "notification preferences",
    read: () => platform.ok("GET", "/notification/preferences", admin),
    edit: (value) => ({
      method: "PATCH",
      url: "/notification/preferences",
      body: { silentAfter: 20 + value.length },
    }),
  },
  {
    name: "report schedule",
    read: async () => {
      const [first] = await platform.ok<Thing[]>("GET", "/report-schedule/list", admin);
      if (first) return first;
      return platform.ok("POST", "/report-schedule", admin, {
        name: "Mesec",
        clientIds: [client.id],
        interval: "month",
        cron: "0 6 1 * *",
        recipients: [],
      });
    },
    edit: (name) => ({ method: "PATCH", url: "/report-schedule", body: { id: 1, name } }),
  },
];

describe.each(EDITED.map((edited) => [edited.name, edited] as const))("a %s", (_name, { read, edit }) => {
  const send = (value: string, etag?: string) => {
    const { method, url, body } = edit(value);
    return platform.call(method, url, etag ? { ...admin, "if-match": `"${etag}"` } : admin, body);
  };

  it("is changed by who knows what it is, and by nobody who was overtaken", async () => {
    const { etag } = await read();
    expect((await send("first", etag)).status).toBe(200);
    const after = await read();
    expect(after.etag).not.toBe(etag);
    const late = await send("second one", etag);
    expect(late.status).toBe(412);
    expect(late.body).toEqual({
      error: {
        code: "PRECONDITION_FAILED",
        message: "Somebody changed it meanwhile.",
        fault: "CHANGED_MEANWHILE",
        details: {
          fields: [{ path: "If-Match", message: "is not what it is by now", fault: "NOT_CURRENT" }],
        },
      },
    });
    expect(await read()).toEqual(after);
    expect((await send("second one", after.etag)).status).toBe(200);
    expect((await send("anybody's own risk")).status).toBe(200);
  });
});

interface Operation {
  parameters?: { name: string }[];
}

/** Changes without If-Match, and the reason. */
const COMMANDS: Record<string, string> = {
  "PUT /client/group": "says where clients are to be",
  "PUT /client/moveHint": "says that nothing happened",
  "PATCH /import": "is refused once somebody else let it count",
  "PATCH /action": "holds back or lets go",
  "PATCH /rollout": "stops or lets go on",
  "PATCH /zalivalnik/client": "says how valves are to be",
  "PATCH /zalivalnik/location": "says until when it rains",
  "PATCH /zalivalnik/bundle": "has a version of its own",
  "PATCH /error-report": "marks as dealt with",
};

it("has If-Match on every change of what people edit", () => {
  const { paths } = platform.app.swagger() as { paths: Record<string, Record<string, Operation>> };
  const without = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === "patch" || method === "put")
      .filter(([, { parameters = [] }]) => !parameters.some(({ name }) => name === "If-Match"))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(without.sort()).toEqual(Object.keys(COMMANDS).sort());
});

describe("revisions", () => {
  it("tell who changed what from what to what, and what was there before", async () => {
    const { id } = await platform.ok<Thing>("POST", "/group", admin, { name: "Kranj" });
    await platform.ok("PATCH", "/group", admin, { id, name: "Mestna občina Kranj" });
    expect(await platform.ok("GET", `/revision/list?kind=group&id=${id}`, admin)).toEqual([
      {
        version: 2,
        time: START,
        changedBy: { id: expect.any(Number), email: ADMIN.email },
        removed: false,
        changeCount: 1,
        changes: [{ path: "name", before: "Kranj", after: "Mestna občina Kranj" }],
      },
      expect.objectContaining({ version: 1, changes: [] }),
    ]);
    expect(await platform.ok("GET", `/revision?kind=group&id=${id}&version=1`, admin)).toMatchObject({
      content: { name: "Kranj" },
    });
  });

  it("begin with what was there before the first change that is known", async () => {
    // The first administrator is created by no call.
    const before = await platform.ok<object>("GET", "/user/profile", admin);
    expect(before).toMatchObject({ phone: null });
    await platform.ok("PATCH", "/user/profile", admin, { phone: "031 123 456" });
    const list = await platform.ok<Revision[]>("GET", "/revision/list?kind=user&id=1", admin);
    expect(list[0]).toMatchObject({ changes: [{ path: "phone", before: null, after: "031 123 456" }] });
    expect(list.at(-1)).toMatchObject({ version: 0, time: null, changedBy: null });
  });

  it("are of a client's groups' people since it is theirs, and of others' things nobody's", async () => {
    const moved = await addClient(platform, admin, await addGroup(platform, admin, "Celje"));
    const note = (notes: string) =>
      platform.ok("POST", "/client/metaData", admin, { clientId: moved.id, metaData: { notes } });
    await note("Stara skrivnost");
    platform.clock.now += 60;
    await platform.ok("PUT", "/client/group", admin, { clientId: moved.id, groupId });
    platform.clock.now += 60;
    await note("Naša");
    const url = `/revision/list?kind=client&id=${moved.id}`;
    const shown = await platform.ok<Revision[]>("GET", url, user);
    expect(shown).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toContain("skrivnost");
    const version = Number(shown[0]?.version) - 1;
    const before = `/revision?kind=client&id=${moved.id}&version=${version}`;
    expect((await platform.call("GET", before, user)).status).toBe(404);
    expect((await platform.call("GET", `/revision/list?kind=group&id=${groupId}`, user)).status).toBe(403);
    expect((await platform.call("GET", "/revision/list?kind=user&id=1", user)).status).toBe(403);
    expect((await platform.call("GET", `/revision/list?kind=user&id=${userId}`, user)).status).toBe(200);
  });

  it("keep nothing of a dry run, and nothing secret of a webhook", async () => {
    const list = "/revision/list?kind=notificationPreferences&id=1&count=true";
    const before = await platform.ok("GET", list, admin);
    const webhook = { channels: { webhook: { url: "https://example.si/hook?token=geheim" } } };
    await platform.ok("PATCH", "/notification/preferences", { ...admin, "x-dry-run": "true" }, webhook);
    expect(await platform.ok("GET", list, admin)).toEqual(before);
    await platform.ok("PATCH", "/notification/preferences", admin, webhook);
    expect(JSON.stringify(await platform.ok("GET", list, admin))).not.toContain("geheim");
  });
});
