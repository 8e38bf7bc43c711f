import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { OperationContext } from "../http/operationRules.js";
import type { Executor } from "./executor.js";

type ApolloGateway = NonNullable<ApolloServerOptionsWithGateway<OperationContext>["gateway"]>;

/** Lets Apollo Server run operations by our executor: the way it offers for this is its `gateway`. */
export function apolloExecution(schema: GraphQLSchema, executor: Executor): ApolloGateway {
  return {
    onSchemaLoadOrUpdate: (announce) => {
      announce({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: async () => ({
      executor: ({ context }) =>
        executor.execute((context as OperationContext).admitted, context as OperationContext),
    }),
    stop: async () => undefined,
  };
}
