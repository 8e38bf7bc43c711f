import { readFileSync } from "node:fs";
import { ApolloLink, Observable } from "@apollo/client";
import { buildSchema, type ExecutionResult, execute, OperationTypeNode, subscribe } from "graphql";
import { everyOffer } from "./offers";

const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));

/** Resolvers of root fields: `clients: () => [...]`, `client: ({ id }) => ...`; a subscription returns an async iterable. */
export type Root = Record<string, unknown>;

/** Queried by each signed-in page at its start; for other offers pass another `portal`. */
const base: Root = { portal: () => ({ offers: everyOffer, exportFiles: null }) };

const isStream = (result: unknown): result is AsyncGenerator<ExecutionResult> =>
  typeof result === "object" && result !== null && Symbol.asyncIterator in result;

/**
 * A link that executes the portal's real operations against the real schema, in memory: an answer that the
 * gateway could not give fails here, too.
 */
export function schemaLink(root: Root): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName, operationType }) =>
      new Observable((observer) => {
        let isClosed = false;
        const rootValue = { ...base, ...root };
        const args = { schema, document: query, variableValues: variables, operationName, rootValue };
        const run = async () => {
          const isSubscription = operationType === OperationTypeNode.SUBSCRIPTION;
          const result = await (isSubscription ? subscribe(args) : execute(args));
          if (!isStream(result)) {
            if (!isClosed) observer.next(result as ApolloLink.Result);
            observer.complete();
            return;
          }
          for await (const item of result) {
            if (isClosed) return;
            observer.next(item as ApolloLink.Result);
          }
        };
        run().catch((error: unknown) => observer.error(error));
        return () => {
          isClosed = true;
        };
      }),
  );
}

/** A subscription field that tests feed by hand. */
export function feed<Item>() {
  const waiting: Item[] = [];
  let wake: (() => void) | undefined;
  return {
    push(item: Item): void {
      waiting.push(item);
      wake?.();
    },
    async *stream(): AsyncGenerator<Item> {
      while (true) {
        const item = waiting.shift();
        if (item !== undefined) yield item;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    },
  };
}
