import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";
import { validConfig } from "../../test/validConfig.js";

let platform: TestPlatform;
let admin: Headers;
/** Each list with its query and its number of rows. */
let lists: Record<string, [query: string, rows: number]>;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Group");
  const clients = [];
  for (let index = 0; index < 3; index += 1) clients.push(await addClient(platform, admin, groupId));
  const [clientId] = clients.map(({ id }) => id);
  const config = validConfig();
  for (const vMax of [100, 110, 120]) {
    const data = { ...config, BasicConfig: { ...config.BasicConfig, vMax } };
    await platform.ok("POST", "/config/assign", admin, { clientId, data });
  }
  const action = { clientId: clients.map(({ id }) => id), data: { actionType: "restart" } };
  for (let times = 0; times < 2; times += 1) await platform.ok("POST", "/action", admin, action);
  for (const message of ["ena", "dva", "tri"]) await platform.ok("POST", "/error-report", admin, { message });
  for (const name of ["1", "2", "3"])
    await platform.ok("POST", "/stetje/video/add", admin, { url: `/videos/${name}.mp4`, frameRate: 15 });
  lists = {
    "/user/list": ["confirmed=true", 1],
    "/client/listAll": ["", 3],
    "/action/listAll": ["status=created", 6],
    "/action/list": [`clientId=${clientId}`, 2],
    "/config/history": [`clientId=${clientId}`, 3],
    "/error-report/list": ["", 3],
    "/stetje/video/list": ["", 3],
    "/audit/list": ["call=POST /action", 2],
  };
});
afterAll(() => platform.stop());

const PATHS = [
  "/user/list",
  "/client/listAll",
  "/action/listAll",
  "/action/list",
  "/config/history",
  "/error-report/list",
  "/stetje/video/list",
  "/audit/list",
];

describe.each(PATHS)("%s", (path) => {
  const ask = (more: string) => platform.call("GET", `${path}?${lists[path]?.[0]}${more}`, admin);

  it("counts what its filter lets through, where it is asked to, on each page", async () => {
    const rows = lists[path]?.[1] ?? 0;
    const whole = await ask("&count=true&limit=50");
    expect([whole.body, whole.headers["x-total-count"]]).toEqual([expect.any(Array), String(rows)]);
    expect(whole.body).toHaveLength(rows);
    const first = await ask("&count=true&limit=1");
    expect(first.body).toHaveLength(1);
    expect(first.headers["x-total-count"]).toBe(String(rows));
    const cursor = first.headers["x-next-cursor"];
    if (cursor === undefined) return;
    expect((await ask(`&count=true&limit=1&cursor=${cursor}`)).headers["x-total-count"]).toBe(String(rows));
  });

  it("does not count unasked", async () => {
    expect((await ask("&limit=1")).headers).not.toHaveProperty("x-total-count");
    expect((await ask("&limit=1&count=false")).headers).not.toHaveProperty("x-total-count");
    expect((await ask("&count=yes")).status).toBe(422);
  });
});

it("counts a list that is given whole", async () => {
  const answer = await platform.call("GET", "/client/listAll?count=true", admin);
  expect([answer.headers["x-total-count"], answer.headers["x-next-cursor"]]).toEqual(["3", undefined]);
});
