import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { LanguageName, UserRecord } from "../platform-api/users.js";
import { UnixTime } from "../scalars/unixTime.js";

export const Language = { SL: "SL", EN: "EN" } as const;
registerEnumType(Language, {
  name: "Language",
  description: "A language of the screens.",
  valuesConfig: { SL: { description: "Slovenian." }, EN: { description: "English." } },
});

@ObjectType({
  description:
    "A person's account. Members of a group see each other's names alone: the rest is null to them.",
  simpleResolvers: true,
})
export class User implements UserRecord {
  @Field(() => ID, { description: "Of the account." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What the person signs in with; null: not told." })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Display name: first and last name where given, else the e-mail; null: not told.",
  })
  username!: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is an administrator's account." })
  admin!: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the person may see and label traffic videos.",
  })
  labeller!: boolean | null;

  @Field(() => Language, { nullable: true, description: "What the person chose; null: as the browser says." })
  language!: LanguageName | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether an administrator has confirmed the sign-up; null where the caller is not told.",
  })
  confirmed!: boolean | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When the person signed up; null where the caller is not told.",
  })
  createDate!: number | null;

  groupId!: string | null;
}
