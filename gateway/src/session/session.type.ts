import { Field, ObjectType } from "type-graphql";
import { Group } from "../groups/group.types.js";
import { objectOf } from "../objectType.js";
import { SESSION_KEY, type SessionRecord } from "../platform-api/session.js";
import { User } from "../users/user.type.js";
import { SessionPermissions } from "./sessionPermissions.js";

const SessionKey = objectOf(SESSION_KEY);

@ObjectType({ description: "Who asks.", simpleResolvers: true })
export class Session implements SessionRecord {
  @Field(() => SessionKey, { nullable: true, description: "Null for a person." })
  apiKey!: SessionRecord["apiKey"];

  reportKey!: boolean;

  @Field({ description: "Whether an administrator asks in the name of a group." })
  actingAsGroup!: boolean;

  @Field(() => User, { nullable: true, description: "Null for a key." })
  user!: User | null;

  @Field(() => Group, { nullable: true, description: "The group whose devices the caller sees." })
  group!: Group | null;

  @Field({ description: "True for an administrator who does not act as a group." })
  admin!: boolean;

  @Field(() => SessionPermissions, { description: "What the caller may do at all." })
  permissions!: SessionPermissions;
}

@ObjectType({ description: "The session that was opened.", simpleResolvers: true })
export class SignInPayload {
  @Field(() => Session, { description: "Who is signed in now." })
  session!: Session;

  @Field({
    description: "For scripts: send it as the X-Session-Id header. Browsers hold an HttpOnly cookie instead.",
  })
  sessionId!: string;
}

@ObjectType({ description: "The session has ended.", simpleResolvers: true })
export class SignOutPayload {
  @Field({ description: "Always true." })
  signedOut!: boolean;
}

@ObjectType({
  description: "The sign-up was taken; it says nothing of whether the e-mail has an account already.",
  simpleResolvers: true,
})
export class SignUpPayload {
  @Field({ description: "Always false: an administrator confirms the account first." })
  confirmed!: boolean;
}
