import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient } from "../../test/devices.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let admin: Headers;
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

const text = (digit: number) => ({
  name: `Tekst ${digit}`,
  uuid: `0d9f8a1e-6a6f-4b7e-9b57-0f6a3a1d2c4${digit}`,
  layout: "A",
  texts: [{ text: "POČASI", horizAlignment: "center", vertAlignment: "top", font: 12 }],
});
const add = (bucket: string, data: unknown) =>
  platform.ok<{ id: number }>("POST", "/resource", admin, { bucket, data });
const remove = (id: number) => platform.call("DELETE", "/resource", admin, { id });

/** A client whose display shows something. */
async function showing(displayConfiguration: object): Promise<number> {
  const { id } = await addClient(platform, admin);
  await platform.ok("POST", "/client/metaData", admin, { clientId: id, metaData: { displayConfiguration } });
  return id;
}
const refusedFor = (clientId: number, place: string) => ({
  status: 409,
  body: {
    error: {
      code: "CONFLICT",
      message: "Displays show it.",
      details: { fields: [{ path: `clients.${clientId}.${place}`, message: "shows it" }] },
    },
  },
});

const displayOf = async (clientId: number) => {
  const { metaData } = await platform.ok<{ metaData: { displayConfiguration: object } }>(
    "GET",
    `/client?clientId=${clientId}`,
    admin,
  );
  return metaData.displayConfiguration;
};
const show = (clientId: number, displayConfiguration: object) =>
  platform.ok("POST", "/client/metaData", admin, { clientId, metaData: { displayConfiguration } });

it("keeps shared texts that displays show, and moves their places along with them", async () => {
  const first = await add("global_custom_texts", text(0));
  const second = await add("global_custom_texts", [text(1), text(2)]);
  const last = await add("global_custom_texts", text(3));
  const clientId = await showing({ type: 2, underLimitLeft: { textType: 3, textId: 2 } });
  const shown = (textId: number) => ({
    type: 2,
    underLimitLeft: { textType: 3, textId, textUuid: text(2).uuid },
  });
  expect(await displayOf(clientId)).toEqual(shown(2));

  const refused = refusedFor(clientId, "underLimitLeft");
  expect(await remove(second.id)).toMatchObject(refused);
  const cut = await platform.call("PATCH", "/resource", admin, { id: second.id, data: [text(1)] });
  expect(cut).toMatchObject(refused);

  await platform.ok("PATCH", "/resource", admin, { id: second.id, data: [text(2), text(1)] });
  expect(await displayOf(clientId)).toEqual(shown(1));
  expect((await remove(first.id)).status).toBe(204);
  expect(await displayOf(clientId)).toEqual(shown(0));
  const revisions = await platform.ok<{ changedBy: unknown }[]>(
    "GET",
    `/revision/list?kind=client&id=${clientId}`,
    admin,
  );
  expect(revisions[0]?.changedBy).toMatchObject({ email: ADMIN.email });

  await platform.ok("PATCH", "/resource", admin, { id: second.id, data: [text(4), text(2), text(1)] });
  expect(await displayOf(clientId)).toEqual(shown(1));
  expect((await remove(last.id)).status).toBe(204);
  await show(clientId, { type: 0 });
  expect((await remove(second.id)).status).toBe(204);
});

it("notes which text a place means, also where it is given as the specification has it", async () => {
  const { id } = await add("global_custom_texts", [text(7), text(8)]);
  const list = await platform.ok<{ id: number; data: unknown }[]>(
    "GET",
    "/resource/list?bucket=global_custom_texts",
    admin,
  );
  const before = list.filter((one) => one.id < id).flatMap(({ data }) => data).length;
  const slot = (textId: number, digit: number) => ({ textType: 3, textId, textUuid: text(digit).uuid });
  const clientId = await showing({ type: 2, underLimitLeft: slot(before, 7) });
  // A script that only knows places returns everything else as it read it.
  await show(clientId, { type: 2, underLimitLeft: { ...slot(before, 7), textId: before + 1 } });
  expect(await displayOf(clientId)).toEqual({ type: 2, underLimitLeft: slot(before + 1, 8) });

  // A text that is not shown now must not be replaced by another one when it is shown later.
  await show(clientId, { type: 0, underLimitLeft: { textType: 3, textId: before } });
  await platform.ok("PATCH", "/resource", admin, { id, data: [text(8)] });
  expect(await displayOf(clientId)).toEqual({ type: 0, underLimitLeft: slot(before, 7) });
  await show(clientId, { type: 0 });
  await remove(id);
});

it("takes a display that shows no text yet for none of the first", async () => {
  const { id } = await add("global_custom_texts", text(5));
  const chosen = await showing({ type: "text", overLimitLeft: { textType: "static_custom", textId: null } });
  expect(await remove(id)).toMatchObject({ status: 204 });
  const texts = await platform.ok<{ data: unknown }[]>(
    "GET",
    "/resource/list?bucket=global_custom_texts",
    admin,
  );
  const place = String(texts.flatMap(({ data }) => data).length);
  const last = await add("global_custom_texts", text(6));
  await platform.ok("POST", "/client/metaData", admin, {
    clientId: chosen,
    metaData: {
      displayConfiguration: { type: "text", overLimitLeft: { textType: "static_custom", textId: place } },
    },
  });
  expect(await remove(last.id)).toMatchObject(refusedFor(chosen, "overLimitLeft"));
});

it("keeps penalty steps that a display shows", async () => {
  const steps = [{ overLimitBy: 1, layout: "A", texts: text(0).texts }];
  const { id } = await add("speed_limit_penalty_program_config", { steps });
  const clientId = await showing({ type: 1, selectedResourceId: id });
  expect(await remove(id)).toMatchObject(refusedFor(clientId, "selectedResourceId"));
});
