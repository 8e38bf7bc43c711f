import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

const TEMPLATE = {
  id: 3,
  data: { actionType: "blink", actionParam1: "1", actionParam2: "2", later: true },
  metaData: { actionName: "Utripaj", actionDescription: "Trikrat", icon: "lamp" },
  userVisible: true,
  createDate: 1_790_000_000,
  changeDate: 1_790_000_001,
};
const FIELDS = "id name description type param1 param2 userVisible createDate changeDate";

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET action/template/listAll", () => [TEMPLATE]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const read = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body as object).map(([key, value]) => [
      key,
      typeof value === "string" ? JSON.parse(value) : value,
    ]),
  );
const send = async (mutation: string, input: object, answer: string) => {
  const type = mutation.startsWith("delete")
    ? "DeleteInput"
    : `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
};

describe("action templates", () => {
  it("are listed and looked up with one call", async () => {
    const { data, errors } = await ask(
      gateway,
      `{ actionTemplates { ${FIELDS} } one: actionTemplate(id: "3") { name } none: actionTemplate(id: "4") { name } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      actionTemplates: [
        {
          id: "3",
          name: "Utripaj",
          description: "Trikrat",
          type: "blink",
          param1: "1",
          param2: "2",
          userVisible: true,
          createDate: 1_790_000_000,
          changeDate: 1_790_000_001,
        },
      ],
      one: { name: "Utripaj" },
      none: null,
    });
    expect(platform.calls).toEqual(["GET action/template/listAll"]);
  });

  it.each([
    [true, true],
    [false, false],
  ])("may be edited by administrators: %s", async (admin, edit) => {
    platform.on("GET user/session", () => ({
      user: { id: 1, email: "a@b.si", admin, groupId: null },
      group: null,
    }));
    const { data } = await ask(gateway, "{ actionTemplates { permissions { edit } } }", {
      headers: SIGNED_IN,
    });
    expect(data?.actionTemplates).toEqual([{ permissions: { edit } }]);
  });

  it("are made", async () => {
    platform.on("POST action/template", (_request, reply) => reply.code(201).send(TEMPLATE));
    const input = { name: "Utripaj", type: "blink", param1: "1", userVisible: true };
    const { answer, errors } = await send("createActionTemplate", input, "{ template { id name } }");
    expect(errors).toBeUndefined();
    expect(answer).toEqual({ template: { id: "3", name: "Utripaj" } });
    expect(read(bodies()[0])).toEqual({
      data: { actionType: "blink", actionParam1: "1" },
      metaData: { actionName: "Utripaj" },
      userVisible: true,
    });
  });

  it("are changed without losing what nobody here knows", async () => {
    platform.on("PATCH action/template", () => TEMPLATE);
    await send("updateActionTemplate", { id: "3", name: "Blisk", param2: null }, "{ template { id } }");
    await send("updateActionTemplate", { id: "3", userVisible: false }, "{ template { id } }");
    expect(bodies().map(read)).toEqual([
      {
        id: 3,
        data: { actionType: "blink", actionParam1: "1", later: true },
        metaData: { actionName: "Blisk", actionDescription: "Trikrat", icon: "lamp" },
      },
      { id: 3, userVisible: false },
    ]);
    const { errors } = await send("updateActionTemplate", { id: "4", name: "x" }, "{ template { id } }");
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("name faulty fields as they were written", async () => {
    platform.on("POST action/template", (_request, reply) => {
      const fields = ["data.actionParam1", "metaData.actionName"].map((path) => ({
        path,
        message: "is too long",
      }));
      return reply
        .code(422)
        .send({ error: { code: "VALIDATION_FAILED", message: "Wrong", details: { fields } } });
    });
    const { errors } = await send("createActionTemplate", { name: "x", type: "y" }, "{ template { id } }");
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: "param1" }, { path: "name" }] });
  });

  it("are taken away", async () => {
    platform.on("DELETE action/template", (_request, reply) => reply.code(204).send());
    const { answer } = await send("deleteActionTemplates", { ids: ["3", "3"] }, "{ done skipped }");
    expect(answer).toEqual({ done: 1, skipped: 1 });
    expect(platform.requests[0]?.query).toEqual({ id: "3" });
  });
});
