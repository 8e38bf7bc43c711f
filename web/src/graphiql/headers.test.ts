import { describe, expect, it } from "@jest/globals";
import { connectionParams, textOnly } from "./headers";

describe("headers of the API page", () => {
  it("are sent as text under lower-case names, and without what is no value", () => {
    expect(textOnly({ "X-Group-Id": 7, Accept: "x", bad: { a: 1 }, none: null })).toEqual({
      "x-group-id": "7",
      accept: "x",
    });
  });

  it("say who asks in a socket's first message, too", () => {
    expect(connectionParams({ "X-Group-Id": "7", accept: "x" })).toEqual({ groupId: "7" });
    expect(connectionParams({ Authorization: "ApiKey k1" })).toEqual({ apiKey: "k1" });
    expect(connectionParams({})).toEqual({});
  });
});
