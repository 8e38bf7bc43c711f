import "reflect-metadata";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { IsEmail } from "class-validator";
import { type ExecutionResult, execute, type GraphQLSchema, isObjectType, parse } from "graphql";
import {
  Arg,
  Args,
  ArgsType,
  buildSchema,
  Ctx,
  Field,
  FieldResolver,
  Info,
  InputType,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { resolveDirectly } from "./directResolvers.js";
import { validateInput } from "./validateInput.js";

@InputType()
class PlainInput {
  @Field() from!: number;
}

@InputType()
class RuledInput {
  @Field() @IsEmail() email!: string;
}

@ArgsType()
class OwnValueArgs {
  @Field(() => String, { nullable: true }) name: string = "of its own";
}

@ObjectType()
class Road {
  @Field() id!: string;
}

@ObjectType()
class Lanes {
  constructor(private readonly names: readonly string[]) {}

  @Field(() => [String])
  get upper(): string[] {
    return this.names.map((name) => name.toUpperCase());
  }
}

@Resolver(() => Road)
class RoadResolver {
  private readonly prefix = "road";

  @Query(() => Road)
  road(): Road {
    return { id: "7" };
  }

  @FieldResolver(() => String)
  plain(
    @Root() { id }: { id: string },
    @Arg("input", () => PlainInput) { from }: PlainInput,
    @Arg("note", () => String, { nullable: true }) note: string | null | undefined,
    @Ctx() { who }: { who: string },
    @Info() { fieldName }: { fieldName: string },
  ): string {
    return `${this.prefix} ${id} ${from} ${note} ${who} ${fieldName}`;
  }

  @FieldResolver(() => String)
  ruled(@Arg("input", () => RuledInput) { email }: RuledInput): string {
    return email;
  }

  @FieldResolver(() => String)
  ownValue(@Args(() => OwnValueArgs) { name }: OwnValueArgs): string {
    return name;
  }

  @FieldResolver(() => Lanes)
  lanes(): Lanes {
    return new Lanes(["left", "right"]);
  }

  @FieldResolver(() => String)
  fails(): string {
    throw new Error("no road");
  }
}

let wrapped: GraphQLSchema;
let direct: GraphQLSchema;
beforeAll(async () => {
  const options = { resolvers: [RoadResolver], validateFn: validateInput } as const;
  wrapped = await buildSchema(options);
  direct = await buildSchema(options);
  resolveDirectly(direct);
});

/** The source of a resolver shows whether it is a direct one: each schema has its own functions. */
function sourceOf(schema: GraphQLSchema, field: string): string {
  const type = schema.getType("Road");
  if (!isObjectType(type)) throw new Error("there is no Road");
  return String(type.getFields()[field]?.resolve);
}
const run = async (schema: GraphQLSchema, selection: string): Promise<ExecutionResult> =>
  execute({ schema, document: parse(`{ road { ${selection} } }`), contextValue: { who: "ana" } });

describe("fields that are resolved directly", () => {
  it.each([
    "plain(input: { from: 3 })",
    'plain(input: { from: 3 }, note: "n")',
    "plain(input: { from: 3 }, note: null)",
    'ruled(input: { email: "ana@obcina.si" })',
    'ruled(input: { email: "nobody" })',
    "ownValue",
    'ownValue(name: "given")',
    "fails",
    "lanes { upper }",
  ])("answer as type-graphql does: %s", async (selection) => {
    const [one, other] = [await run(wrapped, selection), await run(direct, selection)];
    expect(JSON.parse(JSON.stringify(other))).toEqual(JSON.parse(JSON.stringify(one)));
  });

  it("keep their rules, and values that their class gives", async () => {
    const { errors } = await run(direct, 'ruled(input: { email: "nobody" })');
    expect(errors).toHaveLength(1);
    expect((await run(direct, "ownValue")).data).toEqual({ road: { ownValue: "of its own" } });
  });

  it("read what a getter gives", async () => {
    expect((await run(direct, "lanes { upper }")).data).toEqual({
      road: { lanes: { upper: ["LEFT", "RIGHT"] } },
    });
  });

  it("are those alone for which the wrapper does nothing", () => {
    const isDirect = (field: string) => sourceOf(direct, field) !== sourceOf(wrapped, field);
    expect(["plain", "fails", "ruled", "ownValue"].map(isDirect)).toEqual([true, true, false, false]);
  });
});
