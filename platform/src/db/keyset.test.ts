import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
const CLIENTS = 23;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  for (let index = 0; index < CLIENTS; index += 1) {
    platform.clock.now = START + (index % 4);
    const client = await addClient(platform, admin);
    // Some share an instant, some were never active.
    if (index % 3 > 0)
      await platform.ok("POST", "/device/status", client.device, { timestamp: START - (index % 5) });
  }
});
afterAll(() => platform.stop());

interface Listed {
  id: number;
  guid: string;
  createDate: number;
  lastActiveDate: number | null;
}

async function everyPage(sort: string, limit: number): Promise<Listed[]> {
  const rows: Listed[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const at: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const answer = await platform.call("GET", `/client/listAll?sort=${sort}&limit=${limit}${at}`, admin);
    rows.push(...(answer.body as Listed[]));
    expect((answer.body as Listed[]).length).toBeLessThanOrEqual(limit);
    cursor = answer.headers["x-next-cursor"] as string | undefined;
  }
  return rows;
}

describe.each(["id", "guid", "createDate", "lastActiveDate"] as const)("by %s", (name) => {
  it.each([1, -1])(
    "shows every row once and in order, whatever the page's size (direction %i)",
    async (sign) => {
      const sort = sign === 1 ? name : `-${name}`;
      const whole = await platform.ok<Listed[]>("GET", `/client/listAll?sort=${sort}`, admin);
      expect(whole).toHaveLength(CLIENTS);
      const known = whole.filter((client) => client[name] !== null);
      expect(whole.slice(0, known.length)).toEqual(known);
      known.slice(1).forEach((client, index) => {
        const [before, value] = [known[index]![name]!, client[name]!];
        expect(sign === 1 ? before <= value : before >= value).toBe(true);
      });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: CLIENTS + 1 }), async (limit) => {
          expect(await everyPage(sort, limit)).toEqual(whole);
        }),
        { numRuns: 8 },
      );
    },
  );
});

it.each(["x", "W10", "WyJ4IiwxXQ", "WzEsOTk5OTk5OTk5OTk5OTld", "bnVsbA"])(
  "refuses the cursor %s by name",
  async (cursor) => {
    const answer = await platform.call("GET", `/client/listAll?cursor=${cursor}`, admin);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ path: "cursor" }] } } },
    });
  },
);
