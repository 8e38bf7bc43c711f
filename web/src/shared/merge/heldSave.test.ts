import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it, jest } from "@jest/globals";
import { heldSave } from "./heldSave";
import { openQuestion } from "./overtaken";

const overtaken = () =>
  new CombinedGraphQLErrors({
    errors: [
      {
        message: "Somebody changed it meanwhile.",
        extensions: {
          code: "CONFLICT",
          fields: [{ path: "ifMatch", message: "is not what it is by now", fault: "NOT_CURRENT" }],
        },
      },
    ],
  });

/** A thing at a portal, which somebody else changes just before the first save. */
function portalWith(theirs: Record<string, unknown>) {
  let stored = { fields: { name: "Bled", limit: 50 } as Record<string, unknown>, etag: "1" };
  const sent: unknown[] = [];
  const send = jest.fn(async (changed: object, ifMatch: string | undefined) => {
    sent.push([changed, ifMatch]);
    if (sent.length === 1) stored = { fields: { ...stored.fields, ...theirs }, etag: "2" };
    if (ifMatch !== stored.etag) throw overtaken();
    stored = { fields: { ...stored.fields, ...changed }, etag: "3" };
  });
  return { sent, send, read: async () => stored, stored: () => stored.fields };
}

const save = (portal: ReturnType<typeof portalWith>, mine: Record<string, unknown>) =>
  heldSave({
    thing: null,
    base: { fields: { name: "Bled", limit: 50 }, etag: "1" },
    mine: { name: "Bled", limit: 50, ...mine },
    read: portal.read,
    send: portal.send,
  });

it("sends what changed alone, and once more over what somebody else changed meanwhile", async () => {
  const portal = portalWith({ name: "Občina Bled" });
  expect(await save(portal, { limit: 30 })).toMatchObject({ kind: "saved", theirs: [["name"]] });
  expect(portal.sent).toEqual([
    [{ limit: 30 }, "1"],
    [{ limit: 30 }, "2"],
  ]);
  expect(portal.stored()).toEqual({ name: "Občina Bled", limit: 30 });
});

it.each([
  [true, 30],
  [false, 40],
])("asks where both changed one value: mine %s", async (isMine, limit) => {
  const portal = portalWith({ limit: 40 });
  const saving = save(portal, { limit: 30 });
  const question = await new Promise<NonNullable<ReturnType<typeof openQuestion.read>>>((resolve) => {
    const stop = openQuestion.subscribe(() => {
      const asked = openQuestion.read();
      if (asked) resolve(asked);
      if (asked) stop();
    });
  });
  expect(question.overlaps).toEqual([{ path: ["limit"], base: 50, theirs: 40, mine: 30 }]);
  expect(portal.stored()).toEqual({ name: "Bled", limit: 40 });
  question.answer([isMine]);
  expect(await saving).toMatchObject({ kind: "saved" });
  expect(portal.stored()).toEqual({ name: "Bled", limit });
});

it("saves nothing where the person chooses neither", async () => {
  const portal = portalWith({ limit: 40 });
  const stop = openQuestion.subscribe(() => openQuestion.read()?.answer(null));
  expect(await save(portal, { limit: 30 })).toEqual({ kind: "kept" });
  stop();
  expect(portal.stored()).toEqual({ name: "Bled", limit: 40 });
});

it("tells other refusals as they come", async () => {
  const portal = portalWith({});
  portal.send.mockRejectedValueOnce(new Error("down"));
  await expect(save(portal, { limit: 30 })).rejects.toThrow("down");
});
