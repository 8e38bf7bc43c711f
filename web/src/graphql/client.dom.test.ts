import { gql } from "@apollo/client";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { createApolloClient } from "./client";
import { connection } from "./connection";
import { failureOf } from "./errors";

let fetched: jest.SpiedFunction<typeof fetch>;

const dead: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
const names = async () => Response.json({ data: { groups: [] } });

const groups = gql`
  query Groups {
    groups {
      id
    }
  }
`;
const change = gql`
  mutation Change {
    removeGroup(id: "1")
  }
`;

const renameGroup = gql`
  mutation RenameGroup($input: UpdateGroupInput!) {
    updateGroup(input: $input) {
      id
    }
  }
`;

const visit = { onUnauthenticated: () => {}, onNotSent: jest.fn(), onSent: jest.fn(), person: "ana" };

beforeEach(() => {
  jest.useFakeTimers();
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(dead);
});
afterEach(() => {
  fetched.mockRestore();
  connection.socket("idle");
  connection.http("Groups", "ok");
  jest.useRealTimers();
});

it("asks once more, over another connection, where nothing comes", async () => {
  const client = createApolloClient(visit);
  const asked = client.query({ query: groups });
  await jest.advanceTimersByTimeAsync(19_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(names);
  await jest.advanceTimersByTimeAsync(1000);
  expect((await asked).data).toEqual({ groups: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("says that the portal can't be reached where nothing comes again", async () => {
  const client = createApolloClient(visit);
  const asked = client.query({ query: groups }).catch(failureOf);
  await jest.advanceTimersByTimeAsync(41_000);
  expect(await asked).toBe("NETWORK");
  expect(connection.read()).toBe("offline");
});

it("never sends a change again by itself", async () => {
  const client = createApolloClient(visit);
  const sent = client.mutate({ mutation: change }).catch(failureOf);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(await sent).toBe("NETWORK");
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("refuses a change where the portal is known to be out of reach, and sends it at no later time", async () => {
  const client = createApolloClient(visit);
  connection.socket("lost");
  connection.http("Groups", "unreachable");
  expect(await client.mutate({ mutation: change }).catch(failureOf)).toBe("NOT_SENT");
  expect(visit.onNotSent).toHaveBeenCalledTimes(1);
  const context = { isByItself: true };
  expect(await client.mutate({ mutation: change, context }).catch(failureOf)).toBe("NOT_SENT");
  expect(visit.onNotSent).toHaveBeenCalledTimes(1);
  connection.http("Groups", "ok");
  await jest.advanceTimersByTimeAsync(200_000);
  expect(fetched).not.toHaveBeenCalled();
});

it("says that an order was sent after all by the same name as that it was not", async () => {
  const { onNotSent, onSent } = { onNotSent: jest.fn(), onSent: jest.fn() };
  const client = createApolloClient({ ...visit, onNotSent, onSent });
  const rename = (name: string, id = "1") =>
    client.mutate({ mutation: renameGroup, variables: { input: { id, name } } }).catch(failureOf);
  connection.socket("lost");
  connection.http("Groups", "unreachable");
  await rename("Zrece");
  connection.http("Groups", "ok");
  fetched.mockImplementation(async () => Response.json({ data: { updateGroup: null } }));
  await rename("Zreče", "2");
  await rename("Zreče");
  const [other, same] = onSent.mock.calls;
  expect(same).toEqual(onNotSent.mock.calls[0]);
  expect(other).not.toEqual(same);
});
