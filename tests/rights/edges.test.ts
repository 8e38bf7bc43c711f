import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Answer, expectedOutcome, rootFieldOf, send, targetsOf, variablesOf } from "./asking.js";
import { type Caller, isMember, PEOPLE } from "./callers.js";
import { leaksIn } from "./leaks.js";
import { QUERIES } from "./queries.js";
import { edgesOf, operationFor } from "./selection.js";
import { makeWorld, type World } from "./world.js";

/** Callers that get anything but refusals. */
const WALKERS: readonly Caller[] = [...PEOPLE, "full key", "full key of the client", "report key"];

/** Objects at two steps from each root field; deeper ones are reached from another root, too. */
const DEPTH = 1;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

/** People may go everywhere that their role in the group reaches; keys end where their role does. */
function isExpected(
  who: Caller,
  { path, extensions: { code, fault } }: NonNullable<Answer["errors"]>[number],
): boolean {
  if (fault === "ROLE_TOO_LOW") return (who === "viewer" || who === "operator") && path?.at(-1) === "apiKeys";
  return !PEOPLE.some((person) => person === who) && (code === "FORBIDDEN" || code === "NOT_FOUND");
}

const EDGES = QUERIES.flatMap((row) =>
  edgesOf(rootFieldOf(row).field.type, DEPTH).map((edge) => ({ row, ...edge })),
);

describe.each(EDGES.map(({ row, edge, ...rest }) => [`${row.field}.${edge}`, { row, ...rest }] as const))(
  "%s",
  (_name, { row, selection }) => {
    it.each(WALKERS.filter((who) => isMember(row.audience, who)))(
      "leads %s to nothing of others",
      async (who) => {
        for (const target of targetsOf(row)) {
          const variables = variablesOf(world, { row, who, target });
          const operation = operationFor(rootFieldOf(row), selection, variables);
          const answer = await send(world, world.headersOf[who], operation, variables);
          expect(leaksIn(world, who, answer.text)).toEqual([]);
          if (expectedOutcome({ row, who, target }) !== "data") continue;
          expect(answer.errors?.filter((error) => !isExpected(who, error)) ?? []).toEqual([]);
        }
      },
    );
  },
);
