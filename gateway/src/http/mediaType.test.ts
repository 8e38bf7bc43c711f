import { expect, it } from "@jest/globals";
import { answerTypeOf } from "./mediaType.js";

const JSON_TYPE = "application/json; charset=utf-8";
const RESPONSE_TYPE = "application/graphql-response+json; charset=utf-8";

it.each([
  ["nothing", undefined, JSON_TYPE, false],
  ["curl", "*/*", JSON_TYPE, false],
  ["a browser's address bar", "text/html,application/xhtml+xml,*/*;q=0.8", JSON_TYPE, false],
  ["an old client", "application/json", JSON_TYPE, true],
  ["an old client in capitals", "Application/JSON; charset=utf-8", JSON_TYPE, true],
  ["Apollo Client", "application/graphql-response+json,application/json;q=0.9", RESPONSE_TYPE, false],
  [
    "one that prefers plain JSON",
    "application/graphql-response+json;q=0.5, application/json",
    JSON_TYPE,
    true,
  ],
  ["urql", "application/graphql-response+json, application/json, text/event-stream", RESPONSE_TYPE, false],
])("answers %s in its form", (_case, accept, contentType, legacy) => {
  expect(answerTypeOf(accept)).toEqual({ contentType, legacy });
});

it.each(["text/html", "application/json;q=0", "application/xml, text/event-stream", "application/json;q=x"])(
  "has nothing for %s",
  (accept) => {
    expect(answerTypeOf(accept)).toBeUndefined();
  },
);
