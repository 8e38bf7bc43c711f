import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { OWN_SESSION, type OwnSessionRecord, PROFILE, type ProfileRecord } from "../platform-api/profile.js";

export const Profile = objectOf(PROFILE);
export type Profile = ProfileRecord;

export const OwnSession = objectOf(OWN_SESSION);
export type OwnSession = OwnSessionRecord;

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
