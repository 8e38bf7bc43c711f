import { expect, it } from "@jest/globals";
import type { GraphQLField, GraphQLResolveInfo } from "graphql";
import type { Context } from "./context.js";
import { createSchema } from "./schema.js";

const schema = await createSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) => Object.values(type?.getFields() ?? {}),
);

/** A guest's context. It makes any resolver fail that reads more than the caller. */
const GUEST = { call: { caller: {} } } as Context;

/** The error that a guest gets from a field. */
async function refusalOf({ subscribe, resolve }: GraphQLField<unknown, Context>): Promise<unknown> {
  try {
    await (subscribe ?? resolve)?.({}, {}, GUEST, {} as GraphQLResolveInfo);
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

it("refuses guests whatever they ask for, but what is open to them", async () => {
  const refusals = await Promise.all(
    roots.map(async (field) => ({ name: field.name, refusal: await refusalOf(field) })),
  );
  const open = refusals.filter(({ refusal }) => refusal !== "UNAUTHENTICATED").map(({ name }) => name);
  expect(new Set(open)).toEqual(
    new Set([
      ...["askForPassword", "checkAccountLink", "confirmEmail", "portal", "session"],
      ...["setPasswordByLink", "signIn", "signOut", "signUp"],
      ...["beginPasskeySignIn", "signInByPasskey", "signInSecondStep"],
    ]),
  );
  expect(roots.length).toBeGreaterThan(100);
});
