import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import type { Operation } from "../execution/executor.js";

/**
 * Subscriptions whose events depend on what devices the caller sees, and on nothing else about the caller. (The
 * progress of a change is its sender's; a valve location is read anew by its caller.)
 */
const OF_DEVICES: ReadonlySet<string> = new Set(["clientStatus", "clientMeasurement", "actionChanged"]);

/**
 * Finds the subscriptions that their events alone answer: no field has a resolver, so nothing is read for a
 * caller. All who see the same devices get the same.
 */
export function findsSubscriptionsOfEvents(schema: GraphQLSchema): (operation: Operation) => boolean {
  const known = new WeakMap<DocumentNode, boolean>();
  return ({ document }) => {
    const found = known.get(document) ?? isOfEvents(schema, document);
    known.set(document, found);
    return found;
  };
}

function isOfEvents(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isSo = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name }) => {
        const isRoot = types.getParentType() === schema.getSubscriptionType();
        const isPlain = name.value === "__typename" || types.getFieldDef()?.resolve === undefined;
        if (isRoot ? !OF_DEVICES.has(name.value) : !isPlain) isSo = false;
      },
    }),
  );
  return isSo;
}
