import { Field, ID, ObjectType } from "type-graphql";
import { Group } from "../groups/group.type.js";
import type { SessionRecord, UserRecord } from "../platform-api/session.js";

@ObjectType({ simpleResolvers: true })
export class User implements UserRecord {
  @Field(() => ID)
  id!: string;

  @Field()
  email!: string;

  @Field({ description: "Display name." })
  username!: string;

  @Field()
  admin!: boolean;
}

@ObjectType({ description: "Who asks.", simpleResolvers: true })
export class Session implements SessionRecord {
  @Field(() => User, { nullable: true, description: "Null for a key." })
  user!: User | null;

  @Field(() => Group, { nullable: true, description: "The group whose devices the caller sees." })
  group!: Group | null;

  @Field({ description: "True for an administrator who does not act as a group." })
  admin!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class SignInPayload {
  @Field(() => Session)
  session!: Session;

  @Field({
    description: "For scripts: send it as the X-Session-Id header. Browsers hold an HttpOnly cookie instead.",
  })
  sessionId!: string;
}

@ObjectType({ simpleResolvers: true })
export class SignOutPayload {
  @Field()
  signedOut!: boolean;
}
