import { Field, ID, ObjectType } from "type-graphql";
import type { OwnSessionRecord, ProfileRecord } from "../platform-api/profile.js";
import type { LanguageName } from "../platform-api/users.js";
import { UnixTime } from "../scalars/unixTime.js";
import { Language } from "../users/user.type.js";

@ObjectType({ description: "The own account.", simpleResolvers: true })
export class Profile implements ProfileRecord {
  @Field(() => ID, { description: "Of the account." })
  id!: string;

  @Field({ description: "What the person signs in with." })
  email!: string;

  @Field(() => String, { nullable: true, description: "As the person gave it." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "As the person gave it." })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: "As the person gave it." })
  phone!: string | null;

  @Field(() => Language, { nullable: true, description: "Of the screens; null: as the browser says." })
  language!: LanguageName | null;
}

@ObjectType({ description: "A place where the person is signed in.", simpleResolvers: true })
export class OwnSession implements OwnSessionRecord {
  @Field(() => ID, { description: "Names the session; it opens nothing." })
  id!: string;

  @Field(() => UnixTime, { description: "When the person signed in there." })
  createDate!: number;

  @Field(() => UnixTime, { description: "When it was last used." })
  lastUsedDate!: number;

  @Field(() => String, { nullable: true, description: "The browser or script, as it calls itself." })
  userAgent!: string | null;

  @Field(() => String, { nullable: true, description: "IP address that the person signed in from." })
  address!: string | null;

  @Field({ description: "Whether it is the session that asks." })
  current!: boolean;
}

@ObjectType({ description: "The own account as it is now.", simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => Profile, { description: "The own account as it is now." })
  profile!: Profile;
}

@ObjectType({ description: "The password was changed.", simpleResolvers: true })
export class ChangePasswordPayload {
  @Field({ description: "Always true; all other sessions of the person have ended." })
  changed!: boolean;
}

@ObjectType({ description: "One or more of the person's sessions have ended.", simpleResolvers: true })
export class EndSessionPayload {
  @Field(() => [OwnSession], { description: "Those that go on, the last used first." })
  mySessions!: OwnSession[];
}
