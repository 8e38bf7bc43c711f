import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { hasCredential } from "./caller.js";
import type { Context } from "./context.js";
import { ApiError } from "./errors.js";

/** Root fields open to guests. */
const OPEN_TO_GUESTS: ReadonlySet<string> = new Set([
  ...["portal", "session", "signIn", "signOut", "signUp"],
  ...["signInSecondStep", "beginPasskeySignIn", "signInByPasskey"],
  ...["askForPassword", "checkAccountLink", "confirmEmail", "setPasswordByLink"],
]);

/** Makes root fields refuse guests before anything is read. The platform decides what a credential allows. */
export function refuseGuests(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (OPEN_TO_GUESTS.has(field.name)) continue;
      if (field.subscribe) field.subscribe = signedIn(field.subscribe);
      else if (field.resolve) field.resolve = signedIn(field.resolve);
    }
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

const signedIn =
  (resolve: Resolve): Resolve =>
  (root, args, context, info) => {
    if (!hasCredential(context.call.caller)) throw new ApiError("UNAUTHENTICATED", "Sign in first.");
    return resolve(root, args, context, info);
  };
