import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import type { Context } from "./context.js";
import { classHasRules } from "./validateInput.js";

type Params = NonNullable<ReturnType<typeof getMetadataStorage>["fieldResolvers"][number]["params"]>;
type Param = Params[number];
type Given = [root: unknown, args: Record<string, unknown>, context: Context, info: unknown];
type Method = (...values: unknown[]) => unknown;

/**
 * Has the fields of lists resolved without type-graphql's wrapper where it would do nothing for them: no rules of their
 * arguments to check, no rights to look at. It searches the resolver anew and waits four promises for each field of each
 * device, which is half of a nested query's execution (docs/decisions/0020).
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

/** Whether a class has its field worked out by a getter: it is read as any other. */
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

/** How a parameter gets its value; undefined where type-graphql does more than to hand it on. */
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

/** Whether a value of GraphQL's serves as well as an instance of the class: it has no rules, no values of its own, no methods. */
function isPlain(type: unknown): boolean {
  if (typeof type !== "function" || BUILT_IN.has(type)) return true;
  const made: object = new (type as new () => object)();
  const hasMethods = Object.getOwnPropertyNames(type.prototype).length > 1;
  return !hasMethods && !classHasRules(type) && Object.values(made).every((value) => value === undefined);
}

const BUILT_IN: ReadonlySet<unknown> = new Set([String, Number, Boolean, Date]);
