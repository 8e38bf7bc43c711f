import { describe, expect, it } from "@jest/globals";
import { SWITCH_VALUES, type Switches } from "../../plain-platform/src/switches.js";
import { BULK, CHANGES, type Change, type Who } from "./changes.js";
import { ACCOUNTS, type Headers, NOBODY, type Pair, SIGN_IN, startPair, unknownCalls } from "./pair.js";

const operationOf = ({ name, type, selection = BULK }: Pick<Change, "name" | "type" | "selection">) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;

async function within(
  switches: Partial<Switches>,
  work: (pair: Pair, callers: Record<Who, Headers>) => Promise<void>,
) {
  const pair = await startPair({ switches });
  try {
    const callers = {
      admin: await pair.signIn("admin"),
      roads: await pair.signIn("roads"),
      water: await pair.signIn("water"),
    };
    await work(pair, callers);
    expect(unknownCalls(pair)).toEqual([]);
  } finally {
    await pair.close();
  }
}

describe.each(SWITCH_VALUES.writes)("where a write answers: %s", (writes) => {
  it("a change is made once, and told as done", async () => {
    await within({ writes, errors: "html" }, async (pair, callers) => {
      for (const change of CHANGES) {
        let told: unknown;
        const calls = await pair.writesOf(async () => {
          told = await pair.ask(callers[change.who], operationOf(change), { input: change.input });
        });
        const { data, errors } = told as {
          data: Record<string, { failed?: number; done?: number }>;
          errors: unknown;
        };
        const name = change.name;
        expect({ name, errors, calls }).toEqual({ name, errors: undefined, calls: change.calls });
        expect({ name, failed: data[name]?.failed ?? 0 }).toEqual({ name, failed: 0 });
        if (!change.selection) expect(data[name]?.done).toBeGreaterThan(0);
      }
      const { email, password } = { email: "nova@plain.example", password: "plain-nova-2026" };
      const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { confirmed } }";
      await pair.data(NOBODY, signUp, { input: { email, password } });
      expect(pair.store.users.all().map((user) => user.email)).toContain(email);
      const key = "mutation { createApiKey(input: { clientId: 1, viewOnly: true }) { apiKey { key } } }";
      await pair.data(callers.roads, key);
      await pair.data(callers.roads, "mutation { signOut { signedOut } }");
      expect(
        pair.store.actions
          .all()
          .filter(({ clientId }) => clientId === 3)
          .at(-1)?.data,
      ).toMatchObject({ actionType: "REBOOT" });
    });
  });
});

describe.each(SWITCH_VALUES.errors)("where refusals are written as: %s", (errors) => {
  it("each has its code, and a foreign device is as one that is not there", async () => {
    await within({ errors, writes: "ok" }, async (pair, { admin, roads, water }) => {
      const code = async (who: Headers, change: Omit<Change, "who" | "calls">) => {
        const answer = await pair.ask(who, operationOf(change), { input: change.input });
        const [, found] = /"code":"([A-Z_]+)"/.exec(JSON.stringify(answer)) ?? [];
        return found;
      };
      const settings = {
        name: "updateClientSettings",
        type: "UpdateClientSettingsInput",
        selection: "{ configChanged }",
      };
      for (const clientId of [10, 99])
        expect(await code(roads, { ...settings, input: { clientId, settings: { notes: "x" } } })).toBe(
          "NOT_FOUND",
        );
      const action = {
        name: "queueActions",
        type: "QueueActionsInput",
        selection: "{ results { error { code } } }",
      };
      expect(await code(roads, { ...action, input: { clientIds: [10], type: "REBOOT" } })).toBe("NOT_FOUND");
      const bundle = {
        name: "updateValveBundle",
        type: "UpdateValveBundleInput",
        selection: "{ bundle { id } }",
      };
      expect(await code(roads, { ...bundle, input: { id: 1, name: "x" } })).toBe("NOT_FOUND");
      const group = { name: "createGroup", type: "CreateGroupInput", selection: "{ group { id } }" };
      expect(await code(water, { ...group, input: { name: "x" } })).toBe("FORBIDDEN");
      const users = {
        name: "assignUsersToGroup",
        type: "GroupUsersInput",
        selection: "{ results { error { code } } }",
      };
      expect(await code(admin, { ...users, input: { userIds: [1], groupId: 1 } })).toBe("BAD_USER_INPUT");
      expect(await code({ "x-session-id": "none" }, { ...group, input: { name: "x" } })).toBe(
        "UNAUTHENTICATED",
      );
      expect(await pair.codes(roads, "{ users { nodes { id } } }")).toEqual(["FORBIDDEN"]);
      expect(await pair.data(roads, "{ client(id: 10) { id } }")).toEqual({ client: null });
    });
  });

  it("a sentence is shown as the platform's own, a page is not", async () => {
    await within({ errors, writes: "ok" }, async (pair, { water }) => {
      const [fault] =
        (await pair.ask(water, 'mutation { createGroup(input: { name: "x" }) { group { id } } }')).errors ??
        [];
      expect(fault?.extensions.fromPlatform).toBe(errors === "html" ? undefined : true);
      expect(fault?.message === "Your role does not allow this.").toBe(errors === "html");
    });
  });
});

it.each(SWITCH_VALUES.loginRefusal)(
  "a sign-in that is refused by %s is a wrong password",
  async (loginRefusal) => {
    for (const errors of SWITCH_VALUES.errors) {
      const pair = await startPair({ switches: { loginRefusal, errors } });
      const input = { email: ACCOUNTS.roads.email, password: "wrong" };
      const codes = await pair.codes(NOBODY, SIGN_IN, { input });
      await pair.close();
      expect({ errors, codes }).toEqual({ errors, codes: ["UNAUTHENTICATED"] });
    }
  },
);

describe("where metadata are not told", () => {
  it("they are not written over", async () => {
    await within({ optional: "absent" }, async (pair, { admin, roads, water }) => {
      const type = { name: "updateGroup", type: "UpdateGroupInput", selection: "{ group { name type } }" };
      const firmware = {
        name: "updateFirmware",
        type: "UpdateFirmwareInput",
        selection: "{ firmware { id } }",
      };
      const metaData = () =>
        structuredClone(
          [pair.store.groups, pair.store.firmwares].map((table) => table.all().map((one) => one.metaData)),
        );
      const before = metaData();
      const renamed = await pair.data(admin, operationOf(type), { input: { id: 3, name: "Vrtovi" } });
      expect(renamed).toEqual({ updateGroup: { group: { name: "Vrtovi", type: "VALVE" } } });
      await pair.data(admin, operationOf(firmware), { input: { id: 1, version: "9.9" } });
      const refused = await pair.writesOf(async () => {
        const codes = [
          ...(await pair.codes(admin, operationOf(type), { input: { id: 1, inOutGraphs: true } })),
          ...(await pair.codes(admin, operationOf(firmware), { input: { id: 1, description: "x" } })),
        ];
        expect(codes).toEqual(["UPSTREAM_INVALID_RESPONSE", "UPSTREAM_INVALID_RESPONSE"]);
      });
      expect(refused).toEqual([]);
      expect(metaData()).toEqual(before);
      expect([pair.store.groups.get(3)?.name, pair.store.firmwares.get(1)?.version]).toEqual([
        "Vrtovi",
        "9.9",
      ]);
      const create = { name: "createGroup", type: "CreateGroupInput", selection: "{ group { id } }" };
      await pair.data(admin, operationOf(create), { input: { name: "Novi park", type: "VALVE" } });
      expect(pair.store.groups.all().at(-1)?.metaData).toEqual({ groupType: "valve", inOutGraphs: false });
      for (const [who, of] of [
        [roads, "SPEED"],
        [water, "VALVE"],
      ] as const)
        expect(await pair.data(who, "{ session { group { type } } }")).toEqual({
          session: { group: { type: of } },
        });
    });
  });
});
