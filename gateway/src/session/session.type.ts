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

  @Field({ description: "Whether it is an administrator's account." })
  admin!: boolean;

  @Field({ description: "Whether the person may see and label traffic videos." })
  labeller!: boolean;

  @Field(() => String, { nullable: true, description: "`sl` or `en`; null: not chosen." })
  language!: string | null;
}

@ObjectType({ description: "The key that asks.", simpleResolvers: true })
export class SessionKey {
  @Field({ description: "Whether it reads no more than embeds and public pages show." })
  viewOnly!: boolean;

  @Field(() => ID, { nullable: true, description: "The one device that it opens; null: all of its group." })
  clientId!: string | null;
}

@ObjectType({ description: "Who asks.", simpleResolvers: true })
export class Session implements SessionRecord {
  @Field(() => SessionKey, { nullable: true, description: "Null for a person." })
  apiKey!: SessionKey | null;

  reportKey!: boolean;
  actingAsGroup!: boolean;

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
