import { expect, it } from "@jest/globals";
import { acceptsEventStream, wantsEventStream } from "./acceptsEventStream.js";

it.each([
  ["text/event-stream", true, true],
  ["Text/Event-Stream;q=0.9", true, true],
  // urql, for a subscription and for a query.
  ["text/event-stream, multipart/mixed", true, true],
  ["application/graphql-response+json, application/json, text/event-stream", true, false],
  ["text/event-stream, */*", true, false],
  // Apollo Client, for a subscription over HTTP.
  ["multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json", false, false],
  ["application/json", false, false],
  [undefined, false, false],
])("reads Accept: %s", (accept, accepts, wants) => {
  expect([acceptsEventStream(accept), wantsEventStream(accept)]).toEqual([accepts, wants]);
});
