import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;

interface Report {
  id: number;
  message: string;
  done: boolean;
}

let platform: TestPlatform;
let admin: Headers;
let people = 0;
let user: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());
beforeEach(async () => {
  platform.clock.now = START;
  people += 1;
  user = (await addUser(platform, admin, `ana${people}@example.si`)).headers;
});

const send = (message: unknown, more: object = {}, headers = user) =>
  platform.call("POST", "/error-report", headers, { message, ...more });

it("reaches administrators with who, where and what", async () => {
  const message = "Graf se ne prikaže.\n<b>=1+1</b>";
  const answer = await send(message, { page: "/client/4" }, { ...user, "user-agent": "Brskalnik 1" });
  expect(answer.status).toBe(201);
  const [newest] = await platform.ok<Report[]>("GET", "/error-report/list", admin);
  expect(newest).toEqual({
    ...(answer.body as object),
    userId: expect.any(Number),
    who: `ana${people}@example.si`,
    message,
    page: "/client/4",
    userAgent: "Brskalnik 1",
    done: false,
  });
});

it("is done once an administrator says so, and open again", async () => {
  const { id } = (await send("Napaka")).body as Report;
  for (const done of [true, false])
    expect(await platform.ok("PATCH", "/error-report", admin, { id, done })).toMatchObject({ id, done });
  expect((await platform.call("PATCH", "/error-report", admin, { id: 999_999, done: true })).status).toBe(
    404,
  );
});

it("is listed with those that are dealt with, or with those that are not", async () => {
  const [first, second] = [(await send("ena")).body as Report, (await send("dva")).body as Report];
  await platform.ok("PATCH", "/error-report", admin, { id: first.id, done: true });
  const listed = async (done: string) => {
    const path = `/error-report/list?done=${done}&count=true`;
    const { body, headers } = await platform.call("GET", path, admin);
    const ids = (body as Report[]).map(({ id }) => id);
    expect(headers["x-total-count"]).toBe(String(ids.length));
    return ids.filter((id) => id === first.id || id === second.id);
  };
  expect(await listed("true")).toEqual([first.id]);
  expect(await listed("false")).toEqual([second.id]);
  expect((await platform.call("GET", "/error-report/list?done=maybe", admin)).status).toBe(422);
});

it("is listed newest first, by pages", async () => {
  const ids: number[] = [];
  for (const message of ["ena", "dva", "tri"]) ids.unshift(((await send(message)).body as Report).id);
  const first = await platform.call("GET", "/error-report/list?limit=2", admin);
  const next = await platform.ok<Report[]>(
    "GET",
    `/error-report/list?limit=1&cursor=${first.headers["x-next-cursor"]}`,
    admin,
  );
  expect([...(first.body as Report[]), ...next].map(({ id }) => id)).toEqual(ids);
});

it("outlives its writer", async () => {
  const { id } = await addUser(platform, admin, "bor@example.si");
  const bor = await platform.signIn({ email: "bor@example.si", password: "password of bor@example.si" });
  await send("Ne dela", {}, bor);
  await platform.ok("DELETE", `/user?userId=${id}`, admin);
  const [newest] = await platform.ok<Report[]>("GET", "/error-report/list", admin);
  expect(newest).toMatchObject({ userId: null, who: "bor@example.si", message: "Ne dela" });
});

it("comes twenty times an hour from one person at most", async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    platform.clock.now = START + sent * 60;
    expect((await send(`${sent}`)).status).toBe(201);
  }
  const refused = await send("21");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, String(HOUR - 19 * 60)]);
  const other = await addUser(platform, admin, "cene@example.si");
  expect((await send("1", {}, other.headers)).status).toBe(201);
  platform.clock.now = START + HOUR;
  expect((await send("21")).status).toBe(201);
  expect((await send("22")).status).toBe(429);
});

it.each([
  ["nothing", "", 422],
  ["blanks", " \n", 422],
  ["too much", "č".repeat(5001), 422],
  ["a NUL", "a\u0000", 422],
  ["a number", 5, 400],
])("refuses %s", async (_name, message, status) =>
  expect(await send(message)).toMatchObject({
    status,
    body: { error: { details: { fields: [{ path: "message" }] } } },
  }),
);
