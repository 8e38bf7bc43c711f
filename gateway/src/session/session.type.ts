import { Field, ID, ObjectType } from "type-graphql";
import { Group } from "../groups/group.type.js";
import type { SessionRecord } from "../platform-api/session.js";
import { User } from "../users/user.type.js";

@ObjectType({ description: "The key that asks.", simpleResolvers: true })
export class SessionKey {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it reads no more than embeds and public pages show; null: not told.",
  })
  viewOnly!: boolean | null;

  @Field(() => ID, { nullable: true, description: "The one device that it opens; null: all of its group." })
  clientId!: string | null;

  origins!: string[] | null;
}

@ObjectType({
  description: "What the caller may do at all: a screen shows no way to what would be refused.",
  simpleResolvers: true,
})
export class SessionPermissions {
  @Field({ description: "Manage all devices, groups, users, firmware, templates and resources." })
  administer!: boolean;

  @Field({ description: "See the product as a group: send its id as the X-Group-Id header." })
  actAsGroup!: boolean;

  @Field({ description: "Change the own profile and password, and end the own sessions." })
  editProfile!: boolean;

  @Field({ description: "See and label traffic videos." })
  labelVideos!: boolean;

  @Field({ description: "Schedule reports, and report faults of the product." })
  scheduleReports!: boolean;

  @Field({ description: "Open valves and change their schedules." })
  controlValves!: boolean;
}

@ObjectType({ description: "Who asks.", simpleResolvers: true })
export class Session implements SessionRecord {
  @Field(() => SessionKey, { nullable: true, description: "Null for a person." })
  apiKey!: SessionKey | null;

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
