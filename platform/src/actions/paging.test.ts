import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { ACTION_SORTS } from "./list.store.js";

interface Shown {
  id: number;
  clientId: number;
  status: string;
  createDate: number;
  acceptDate: number | null;
  doneDate: number | null;
  createdBy: { email: string } | null;
}

const SORTS = ACTION_SORTS.flatMap((name) => [name, `-${name}`]);

let platform: TestPlatform;
let admin: Headers;
let clientIds: number[];

/** Forty actions of four clients by three people and a script. Many have equal sort values. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Bled");
  const people = [
    admin,
    (await addUser(platform, admin, "Ana@example.si", groupId)).headers,
    (await addUser(platform, admin, "zala@example.si", groupId)).headers,
  ];
  const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", people[1], {
    groupId,
    viewOnly: false,
  });
  people.push({ authorization: `ApiKey ${apikey.key}` });
  const clients = [];
  for (let index = 0; index < 4; index += 1) clients.push(await addClient(platform, admin, groupId));
  clientIds = clients.map(({ id }) => id);
  const template = { data: { actionType: "restart" }, metaData: { actionName: "x" }, userVisible: true };
  await platform.ok("POST", "/action/template", admin, template);
  for (let index = 0; index < 40; index += 1) {
    platform.clock.now = START + Math.floor(index / 7);
    const client = clients[index % 4];
    const { ids } = await platform.ok<{ ids: number[] }>("POST", "/action", people[(index * 3) % 4], {
      clientId: client?.id,
      data: template.data,
    });
    const status = ["created", "accepted", "succeeded", "failure"][(index * 7) % 5];
    if (status !== "created" && status !== undefined)
      await platform.ok("POST", `/device/actions/${ids[0]}`, client?.device, { status });
  }
});
afterAll(() => platform.stop());

const page = (query: string) => platform.call("GET", `/action/listAll?${query}`, admin);
const placeIn = (action: Shown, sort: string) =>
  ({
    createDate: action.createDate,
    acceptDate: action.acceptDate,
    doneDate: action.doneDate,
    status: action.status,
    creator: action.createdBy?.email.toLowerCase() ?? null,
    client: action.clientId,
  })[sort.replace("-", "")] ?? null;

it.each(SORTS)("sorts by %s, with what has no value last", async (sort) => {
  const all = (await page(`sort=${sort}`)).body as Shown[];
  expect(all).toHaveLength(40);
  const sign = sort.startsWith("-") ? -1 : 1;
  const places = all.map((action) => ({ value: placeIn(action, sort), id: action.id }));
  const expected = places.toSorted((a, b) => {
    if (a.value === b.value) return sign * (a.id - b.id);
    if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
    return a.value < b.value ? -sign : sign;
  });
  expect(places).toEqual(expected);
});

it("shows every action once, in one order, whatever the size of a page, the sort and the filter", async () => {
  const filter = fc.constantFrom(
    "",
    "&status=succeeded",
    "&clientId=FIRST",
    "&clientId=FIRST&status=created",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 45 }),
      filter,
      async (sort, limit, kind) => {
        const query = `sort=${sort}${kind.replace("FIRST", String(clientIds[0]))}`;
        const whole = (await page(query)).body as Shown[];
        const paged: Shown[] = [];
        for (let cursor: unknown = ""; cursor !== undefined; ) {
          const answer = await page(`${query}&limit=${limit}${cursor === "" ? "" : `&cursor=${cursor}`}`);
          const rows = answer.body as Shown[];
          expect(rows.length).toBeLessThanOrEqual(limit);
          paged.push(...rows);
          cursor = answer.headers["x-next-cursor"];
        }
        expect(paged).toEqual(whole);
      },
    ),
    { numRuns: 60 },
  );
});

it("is newest first where nothing is said, and takes cursors of its own sort alone", async () => {
  const ids = ((await page("")).body as Shown[]).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const { headers } = await page("sort=createDate&limit=1");
  expect((await page(`sort=status&cursor=${headers["x-next-cursor"]}`)).status).toBe(400);
  expect((await page("sort=size")).status).toBe(422);
  expect((await page("cursor=W10")).status).toBe(400);
});
