import { IsOptional, MaxLength, MinLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { PageArgs } from "../lists/page.types.js";
import { UnixTime } from "../scalars/unixTime.js";

/** Which part of the audit log. */
@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: "What this person did." })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the person's e-mail, as it was." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(200)
  search?: string | null;

  @Field(() => ID, { nullable: true, description: "What named this device." })
  clientId?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only what was done; false: only what was refused." })
  done?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "What this call did: method and route, e.g. `PATCH /user`.",
  })
  @IsOptional()
  @MinLength(1)
  @MaxLength(200)
  call?: string | null;

  @Field(() => UnixTime, { nullable: true, description: "From this second on." })
  from?: number | null;

  @Field(() => UnixTime, { nullable: true, description: "Before this second." })
  to?: number | null;
}
