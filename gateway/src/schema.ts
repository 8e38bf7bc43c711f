import "reflect-metadata";
import { createPubSub } from "@graphql-yoga/subscription";
import type { GraphQLSchema } from "graphql";
import { type AuthChecker, buildSchema } from "type-graphql";
import { BulkResolver } from "./bulk/bulk.resolver.js";
import { hasCredential } from "./caller.js";
import { ClientResolver } from "./clients/client.resolver.js";
import { ClientConfigResolver, ConfigVersionResolver } from "./configs/config.resolver.js";
import { ConfigMutationsResolver } from "./configs/configMutations.resolver.js";
import type { Context } from "./context.js";
import { ApiError } from "./errors.js";
import { GroupResolver } from "./groups/group.resolver.js";
import { MeasurementResolver } from "./measurements/measurement.resolver.js";
import { PortalResolver } from "./portal/portal.resolver.js";
import { SessionResolver } from "./session/session.resolver.js";

/** Rejects guests early, at root fields; what a credential allows is decided in the platform. */
const requireCredential: AuthChecker<Context> = ({ context }) => {
  if (!hasCredential(context.call.caller)) throw new ApiError("UNAUTHENTICATED", "Sign in first.");
  return true;
};

/** Builds the schema from the classes; `emitSchemaFile` also writes it as SDL. */
export function createSchema(emitSchemaFile?: string): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      BulkResolver,
      SessionResolver,
      PortalResolver,
      ClientResolver,
      ClientConfigResolver,
      ConfigVersionResolver,
      ConfigMutationsResolver,
      GroupResolver,
      MeasurementResolver,
    ],
    authChecker: requireCredential,
    validate: true,
    // Demanded by type-graphql; subscriptions come from live/feed.ts instead.
    pubSub: createPubSub(),
    ...(emitSchemaFile ? { emitSchemaFile } : {}),
  });
}
