import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { REPORT } from "../../platform/test/principals.js";
import { ask, ROWS, rootFieldOf, send } from "./asking.js";
import { VIEW_KEYS } from "./callers.js";
import { leaksIn } from "./leaks.js";
import { edgesOf, operationFor } from "./selection.js";
import { Subscription } from "./subscribing.js";
import { MARKS, makeWorld, type World } from "./world.js";

interface Registered {
  name: string;
  audience: string;
  text: string;
}

const { operations } = JSON.parse(
  readFileSync(new URL("../../schema/registered-operations.json", import.meta.url), "utf8"),
) as { operations: Registered[] };
const named = (list: readonly Registered[]) => list.map(({ name, text }) => [name, text] as const);
const isPublic = ({ audience }: Registered) => audience === "public";
const isSubscription = ({ text }: Registered) => /^\s*subscription\b/m.test(text);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  // Each gateway asks the platform once for the kind of key.
  for (const who of VIEW_KEYS)
    for (const _gateway of world.gateways) await send(world, world.headersOf[who], "{ session { admin } }");
}, 60_000);
beforeEach(() => {
  world.calls.length = 0;
});
afterAll(() => world.close());

describe.each(VIEW_KEYS)("a %s", (who) => {
  it.each(ROWS.map((row) => [row.field, row] as const))(
    "is refused %s before any call",
    async (_field, row) => {
      const answer = await ask(world, { row, who, target: "own" });
      expect(answer).toMatchObject({ status: 403, errors: [{ extensions: { code: "FORBIDDEN" } }] });
      expect(answer).not.toHaveProperty("data");
      expect(world.calls).toEqual([]);
    },
  );

  it.each(named(operations.filter((one) => !isPublic(one))))("is refused %s", async (_name, text) => {
    const { status } = await send(world, world.headersOf[who], text);
    // Missing variables are checked first.
    expect([400, 403]).toContain(status);
    expect(world.calls).toEqual([]);
  });

  it.each(named(operations.filter((one) => isPublic(one) && !isSubscription(one))))(
    "runs %s, for what it opens and no more",
    async (_name, text) => {
      const { own, foreign } = world.tenants;
      const interval = { from: REPORT.start, to: REPORT.end };
      const variablesFor = (id: number) => ({ id: String(id), ids: [String(id)], interval });
      const {
        data,
        errors,
        text: mine,
      } = await send(world, world.headersOf[who], text, variablesFor(own.client.id));
      expect(errors).toBeUndefined();
      expect(data).not.toBeNull();
      expect(leaksIn(world, who, mine)).toEqual([]);
      // Notes, numbers and alarms are for people; a place's address, group and name are on its page.
      for (const secret of [`Notes ${MARKS.own}`, `SN-${MARKS.own}`, `Alarm ${MARKS.own}`, `fw-${MARKS.own}`])
        expect(mine).not.toContain(secret);
      const others = await send(world, world.headersOf[who], text, variablesFor(foreign.client.id));
      const nobodys = await send(world, world.headersOf[who], text, variablesFor(999_999));
      expect(leaksIn(world, who, others.text)).toEqual([]);
      expect(others.text).toBe(nobodys.text);
    },
  );

  it.each(named(operations.filter((one) => isPublic(one) && isSubscription(one))))(
    "listens to %s, of what it opens alone",
    async (_name, text) => {
      const { own, foreign } = world.tenants;
      const open = (variables: object) =>
        Subscription.open(world, world.headersOf[who], text, variables as Record<string, unknown>);
      for (const variables of [{}, { clientId: String(own.client.id) }]) {
        const opened = await open(variables);
        expect(opened).toBeInstanceOf(Subscription);
        if (opened instanceof Subscription) opened.close();
      }
      const refusals = await Promise.all(
        [foreign.client.id, 999_999].map((id) => open({ clientId: String(id) })),
      );
      const texts = refusals.map((refusal) =>
        "text" in refusal ? refusal.text.replace(/"requestId":"[^"]+"/, "") : "open",
      );
      expect(texts[0]).toContain("NOT_FOUND");
      expect(texts[1]).toBe(texts[0]);
    },
  );

  it("gets nothing else by writing a public operation otherwise", async () => {
    const clients = rootFieldOf({ field: "clients", audience: "viewers", about: "nothing" });
    for (const { selection } of edgesOf(clients.field.type, 0)) {
      const { status } = await send(world, world.headersOf[who], operationFor(clients, selection, {}));
      expect(status).toBe(403);
    }
    expect(world.calls).toEqual([]);
  });
});
