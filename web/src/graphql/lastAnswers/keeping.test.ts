import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isStillShown, isWorthKeeping, type Kept, nameOf, toForget } from "./keeping";
import { bounds, keptOperations } from "./keptOperations";

const now = 1_795_176_000;
const day = 86_400;

const operations = fileURLToPath(new URL("../../../../schema/operations", import.meta.url));
const queries = readdirSync(operations)
  .filter((file) => file.endsWith(".graphql"))
  .flatMap((file) => [...readFileSync(join(operations, file), "utf8").matchAll(/^query (\w+)/gm)])
  .map(([, name]) => name);

const kept = fc.record({
  name: fc
    .tuple(
      fc.constantFrom("ana", "ana as 7", "bor"),
      fc.constantFrom("Clients", "ValveLocation"),
      fc.nat(200),
    )
    .map(([person, operation, id]) => nameOf(person, operation, { id })),
  toldAt: fc.integer({ min: now - 9 * day, max: now + 600 }),
  length: fc.integer({ min: 2, max: bounds.lengthOfOne }),
});
const all = fc.uniqueArray(kept, { selector: ({ name }) => name, maxLength: 150 });
const left = (given: readonly Kept[], person: string) => {
  const gone = new Set(toForget(given, person, now));
  return given.filter((one) => !gone.has(one));
};

describe("what is kept", () => {
  it("are queries that there are, and none of keys, users, sessions, configurations or files", () => {
    for (const name of keptOperations) expect(queries).toContain(name);
    const secret = /Key|User|Session|Profile|Config|Export|Audit|Settings|Video|Report|System|Revision/;
    expect([...keptOperations].filter((name) => secret.test(name))).toEqual([]);
  });

  it("is no change, nothing that is not in the list, and nothing that is too large", () => {
    expect(isWorthKeeping("ValveLocation", bounds.lengthOfOne)).toBe(true);
    expect(isWorthKeeping("ValveLocation", bounds.lengthOfOne + 1)).toBe(false);
    for (const name of ["ApiKeys", "Users", "Session", "SetValveMode", ""])
      expect(isWorthKeeping(name, 2)).toBe(false);
  });

  it("is shown for a week, and never from the future", () => {
    expect([now, now - 7 * day, now - 7 * day - 1, now + 3600].map((at) => isStillShown(at, now))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("is one person's, of one group, for one question", () => {
    const names = [
      nameOf("ana", "Clients", {}),
      nameOf("bor", "Clients", {}),
      nameOf("ana", "ValveLocation", { id: "1" }),
      nameOf("ana", "ValveLocation", { id: "2" }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(nameOf("ana", "Clients", undefined)).toBe(nameOf("ana", "Clients", {}));
  });
});

describe("what is let go", () => {
  it("leaves only what is this person's, not too old, and within the bounds", () => {
    fc.assert(
      fc.property(all, (given) => {
        const stays = left(given, "ana");
        expect(stays.length).toBeLessThanOrEqual(bounds.answers);
        expect(stays.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(bounds.lengthOfAll);
        for (const { name, toldAt } of stays) {
          expect(JSON.parse(name)[0]).toBe("ana");
          expect(isStillShown(toldAt, now)).toBe(true);
        }
      }),
    );
  });

  it("takes nothing that is newer than what stays", () => {
    fc.assert(
      fc.property(all, (given) => {
        const stays = left(given, "ana");
        const oldest = Math.min(...stays.map(({ toldAt }) => toldAt));
        const gone = toForget(given, "ana", now).filter(
          ({ name, toldAt }) => JSON.parse(name)[0] === "ana" && isStillShown(toldAt, now),
        );
        for (const { toldAt } of gone) expect(toldAt).toBeLessThanOrEqual(oldest);
      }),
    );
  });

  it("is nothing where there is little, and all that has no name of ours", () => {
    const mine = { name: nameOf("ana", "Clients", {}), toldAt: now, length: 10 };
    const strange = { name: "{", toldAt: now, length: 1 };
    expect(toForget([mine, strange], "ana", now)).toEqual([strange]);
  });
});
