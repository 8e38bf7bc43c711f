import type { ApolloClient } from "@apollo/client";
import { getOperationName } from "@apollo/client/utilities/internal";
import { expect, it, jest } from "@jest/globals";
import type { DocumentNode } from "graphql";
import { askAhead, askSettings } from "./askAhead";

type Asked = { query: DocumentNode; variables?: object };

function portal(answer: () => Promise<object>) {
  const asked: [name: string | undefined, variables: object | undefined][] = [];
  const query = jest.fn(({ query: document, variables }: Asked) => {
    asked.push([getOperationName(document), variables]);
    return answer();
  });
  return { asked, apollo: { query } as unknown as ApolloClient };
}

const week = { preset: "WEEK" };

it.each([
  ["", null],
  ["&asIfLimit=30", 30],
])("asks for what the address shows%s, and keeps silent where that fails", async (further, asIfLimit) => {
  const { asked, apollo } = portal(async () => Promise.reject(new Error("down")));
  askAhead(apollo, "7", new URLSearchParams(`interval=WEEK${further}`));
  expect(asked).toEqual([["ClientTraffic", { id: "7", interval: week, asIfLimit }]]);
});

it("of the settings all at once, none after another", async () => {
  const { asked, apollo } = portal(() => new Promise(() => {}));
  void askSettings(apollo, "7", { kind: "preset", preset: "WEEK" });
  await import("../../graphql/operations/settings");
  await null;
  expect(asked.map(([name]) => name)).toEqual(["ClientSettings", "DisplayChoices", "ClientDiagnostics"]);
  expect(asked[2]?.[1]).toEqual({ id: "7", interval: week });
});
