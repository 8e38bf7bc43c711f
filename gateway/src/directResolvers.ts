import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import type { Context } from "./context.js";
import { classHasRules } from "./validateInput.js";

type Params = NonNullable<ReturnType<typeof getMetadataStorage>["fieldResolvers"][number]["params"]>;
type Param = Params[number];
type Given = [root: unknown, args: Record<string, unknown>, context: Context, info: unknown];
type Method = (...values: unknown[]) => unknown;

/**
 * Resolves the fields of lists without type-graphql's wrapper if it would do nothing for them: no argument
 * rules to check, no rights to look at. The wrapper searches the resolver anew and awaits four promises for
 * each field of each device, which is half of a nested query's execution (docs/decisions/0020).
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  for (const {
    kind,
    target,
    methodName,
    schemaName,
    getObjectType,
    params,
    roles,
    middlewares,
  } of getMetadataStorage().fieldResolvers) {
    const type = getObjectType && schema.getType(getObjectType().name);
    const field = isObjectType(type) ? type.getFields()[schemaName] : undefined;
    if (field && kind === "internal" && isGetter(target, methodName)) {
      delete field.resolve;
      continue;
    }
    const readers = (params ?? []).toSorted((a, b) => a.index - b.index).map(readerOf);
    if (!field || roles || middlewares?.length || !readers.every((reader) => reader !== undefined)) continue;
    const resolver = new (target as new () => Record<string, Method>)();
    field.resolve = directly(resolver, methodName, readers);
  }
}

/** True if a class computes the field with a getter. Such a field is read like any other. */
const isGetter = ({ prototype }: { prototype: object }, name: string) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get !== undefined;

type Reader = (given: Given) => unknown;

function directly(
  resolver: Record<string, Method>,
  methodName: string,
  readers: readonly Reader[],
): GraphQLFieldResolver<unknown, Context> {
  return (...given) => resolver[methodName]?.(...readers.map((read) => read(given)));
}

/**
 * The function that reads a parameter's value. Undefined if type-graphql does more than pass the value on.
 */
function readerOf(param: Param): Reader | undefined {
  if (param.kind === "info") return ([, , , info]) => info;
  if (param.kind === "context") return param.propertyName ? undefined : ([, , context]) => context;
  if (param.kind === "root") return param.propertyName || param.getType ? undefined : ([root]) => root;
  if (param.kind !== "arg" && param.kind !== "args") return undefined;
  if (param.validateFn || param.validateSettings !== undefined || !isPlain(param.getType())) return undefined;
  if (param.kind === "args") return ([, args]) => args;
  const { name } = param;
  return ([, args]) => args[name];
}

/**
 * True if a plain GraphQL value can replace an instance of the class: the class has no rules, default values
 * or methods.
 */
function isPlain(type: unknown): boolean {
  if (typeof type !== "function" || BUILT_IN.has(type)) return true;
  const made: object = new (type as new () => object)();
  const hasMethods = Object.getOwnPropertyNames(type.prototype).length > 1;
  return !hasMethods && !classHasRules(type) && Object.values(made).every((value) => value === undefined);
}

const BUILT_IN: ReadonlySet<unknown> = new Set([String, Number, Boolean, Date]);
