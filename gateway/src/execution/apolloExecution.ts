import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context.js";
import type { Executor } from "./executor.js";

type ApolloGateway = NonNullable<ApolloServerOptionsWithGateway<Context>["gateway"]>;

/** Lets Apollo Server run operations by our executor: the way it offers for this is its `gateway`. */
export function apolloExecution(schema: GraphQLSchema, executor: Executor): ApolloGateway {
  return {
    onSchemaLoadOrUpdate: (announce) => {
      announce({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: async () => ({
      executor: ({ source, document, operationName, request, context }) =>
        executor.execute(
          { source, document, operationName: operationName ?? undefined, variables: request.variables },
          context as Context,
        ),
    }),
    stop: async () => undefined,
  };
}
