import { expect, it } from "@jest/globals";
import { shownFields, targetParts } from "./auditTarget";

const parts = (call: string, ids: Record<string, unknown>) =>
  targetParts({ call, target: { ids, fields: [] } }).map(({ kind, values }) => [kind, ...values]);

it.each<[string, Record<string, unknown>, string[][]]>([
  ["DELETE /client", { clientId: "7" }, [["client", "7"]]],
  [
    "PUT /client/group",
    { groupId: 3, clientId: "[7,8]" },
    [
      ["client", "7", "8"],
      ["group", "3"],
    ],
  ],
  [
    "POST /firmware/assign",
    { id: 2, clients: "7, 8" },
    [
      ["client", "7", "8"],
      ["firmware", "2"],
    ],
  ],
  ["PATCH /group", { id: 3 }, [["group", "3"]]],
  ["PATCH /user", { id: 5 }, [["user", "5"]]],
  ["PATCH /rollout", { id: 5 }, [["rollout", "5"]]],
  ["DELETE /action", { id: "1,2" }, [["other", "1", "2"]]],
  ["PATCH /group", { id: null, version: "" }, []],
])("finds in %s %j what it was about", (call, ids, expected) => expect(parts(call, ids)).toEqual(expected));

it("leaves out half a number at the end of a list that was cut", () => {
  const clients = Array.from({ length: 60 }, (_, index) => 1000 + index)
    .join(",")
    .slice(0, 200);
  const [part] = targetParts({ call: "POST /rollout", target: { ids: { clients }, fields: [] } });
  expect(part).toMatchObject({ isCut: true });
  expect(part?.values).toHaveLength(40 - 1);
  expect(part?.values.every((id) => id.length === 4)).toBe(true);
});

it("names no fields that are the same each time", () => {
  const target = { ids: {}, fields: ["email", "password"] };
  expect(shownFields({ call: "POST /user/login", target })).toEqual([]);
  expect(shownFields({ call: "PATCH /user", target })).toEqual(["email", "password"]);
});
