import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Asked, expectedOutcome, rootFieldOf, targetsOf, variablesOf } from "./asking.js";
import { CALLERS } from "./callers.js";
import { leaksIn } from "./leaks.js";
import { SUBSCRIPTIONS } from "./queries.js";
import { operationFor, selectionOf } from "./selection.js";
import { Subscription } from "./subscribing.js";
import { makeWorld, type World } from "./world.js";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

/** The outcome of subscribing, with the answer of a refusal. */
async function subscribe(asked: Asked): Promise<{ outcome: string; refusal: string }> {
  const root = rootFieldOf(asked.row);
  const variables = variablesOf(world, asked);
  const operation = operationFor(root, selectionOf(root.field.type, 0), variables);
  const opened = await Subscription.open(world, world.headersOf[asked.who], operation, variables);
  if (opened instanceof Subscription) {
    opened.close();
    return { outcome: "data", refusal: "" };
  }
  const { errors } = JSON.parse(opened.text) as { errors: { extensions: { code: string } }[] };
  const refusal = `${opened.status} ${opened.text.replace(/"requestId":"[^"]+"/g, "")}`;
  return { outcome: errors[0]?.extensions.code ?? "", refusal };
}

describe.each(SUBSCRIPTIONS.map((row) => [row.field, row] as const))("%s", (_field, row) => {
  it.each(CALLERS)("for %s", async (who) => {
    const refusals = new Map<string, string[]>();
    for (const target of targetsOf(row)) {
      const { outcome, refusal } = await subscribe({ row, who, target });
      expect([target, outcome]).toEqual([target, expectedOutcome({ row, who, target })]);
      expect(leaksIn(world, who, refusal)).toEqual([]);
      refusals.set(outcome, [...(refusals.get(outcome) ?? []), refusal]);
    }
    // Another tenant's target is refused like a missing one.
    for (const alike of refusals.values()) expect(new Set(alike).size).toBe(1);
  });
});
