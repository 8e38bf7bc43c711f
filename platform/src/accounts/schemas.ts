import { GROUP_ROLES } from "@obcestje/contract/groupRoles.js";
import {
  LONGEST_EMAIL,
  LONGEST_PASSWORD,
  LONGEST_PERSON_NAME,
  LONGEST_PHONE,
  SHORTEST_EMAIL,
} from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { GroupJson } from "../groups/schemas.js";
import { Id } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";
import { sortedQuery } from "../http/sorting.js";
import { MAIL_FAULTS } from "../mail/outcome.js";
import { USER_SORTS } from "./store.js";

export const Email = Type.String({
  minLength: SHORTEST_EMAIL,
  maxLength: LONGEST_EMAIL,
  pattern: "^\\s*[^\\s@\\u0000]+@[^\\s@\\u0000]+\\s*$",
});

export const RegisterBody = Type.Object({
  email: Email,
  password: Type.String({ maxLength: 4 * LONGEST_PASSWORD, description: "8 to 256 characters" }),
  firstName: Type.Optional(Text(LONGEST_PERSON_NAME, 0)),
  lastName: Type.Optional(Text(LONGEST_PERSON_NAME, 0)),
  phone: Type.Optional(Text(LONGEST_PHONE, 0)),
});

export const DeviceSecret = Type.Optional(
  Nullable(
    Type.String({
      maxLength: 200,
      description:
        "What the browser keeps of its last sign-in, by which accounts know it; null: nothing yet. A script leaves it out, and is known by its address and User-Agent",
    }),
  ),
);

export const LoginBody = Type.Object({
  email: Type.String({ maxLength: 1000 }),
  password: Type.String({ maxLength: 4 * LONGEST_PASSWORD }),
  device: DeviceSecret,
});

export const SignedInJson = Type.Object({
  sessionId: Type.String(),
  device: Type.Optional(
    Type.String({ description: "What the browser keeps from now on, if the call named `device`" }),
  ),
});

/** What a browser hands to its authenticator, and what comes back (WebAuthn). */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown(), {
  description: "What the browser is asked (WebAuthn, as JSON)",
});

export const HalfSignedInJson = Type.Object(
  {
    secondStep: Type.Object({
      token: Type.String({ description: "For the second step; it holds for five minutes, once" }),
      expireDate: UnixTime,
      totp: Type.Boolean({ description: "Whether the person has an app that tells codes" }),
      recoveryCodes: Type.Boolean({ description: "Whether the person has recovery codes left" }),
      passkeyOptions: Nullable(PasskeyOptions),
    }),
  },
  { description: "The password is right, and a second factor has to be shown: POST /user/login/second" },
);

export const Role = Type.Enum([...GROUP_ROLES], {
  description:
    "What somebody may do in the group: a viewer sees, an operator moves valves and sends actions, an editor changes all of the group's, a manager invites people, too",
});

export const UserJson = Type.Object({
  id: Id,
  email: Type.String(),
  username: Type.String({ description: '"First Last" where given, else the e-mail' }),
  admin: Type.Boolean(),
  labeller: Type.Boolean({ description: "May see and label traffic videos" }),
  language: Nullable(Type.String()),
  groupId: Nullable(Id),
  role: Nullable(Role),
});

export const ListedUserJson = Type.Object({
  ...UserJson.properties,
  firstName: Nullable(Type.String()),
  lastName: Nullable(Type.String()),
  confirmed: Type.Boolean(),
  createDate: UnixTime,
  secondFactors: Type.Integer({ description: "How many second factors the person has" }),
  invitation: Nullable(
    Type.Object(
      {
        expireDate: Nullable(Type.Integer({ description: "When its link ends; null: there is none" })),
        mail: Nullable(
          Type.Object({
            state: Type.Enum(["waiting", "sent", "failed"]),
            reason: Nullable(Type.Enum([...MAIL_FAULTS])),
          }),
        ),
      },
      { description: "Of a person who was invited and has set no password yet" },
    ),
  ),
  etag: Etag,
});

export const SessionJson = Type.Object({
  user: Nullable(UserJson),
  group: Nullable(Type.Pick(GroupJson, ["id", "name", "metaData", "timeZone"])),
  apiKey: Type.Optional(
    Type.Object({
      viewOnly: Type.Boolean(),
      clientId: Type.Optional(Id),
      formerClientId: Type.Optional(
        Type.Integer({
          description:
            "The device that it was made for, which has gone to another group: it opens the device's place",
        }),
      ),
      origins: Type.Array(Type.String(), { description: "Where browsers may use it; none: anywhere" }),
    }),
  ),
  reportKey: Type.Optional(
    Type.Object({ clientIds: Type.Array(Id), startTimestamp: UnixTime, endTimestamp: UnixTime }),
  ),
  secondFactorNeeded: Type.Optional(
    Type.Boolean({ description: "True: the person has to add a second factor, and may do nothing else" }),
  ),
  clientsTag: Type.String({ description: "Changes with the set of clients that the caller sees" }),
});

export const ProfileJson = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Nullable(Type.String()),
  lastName: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  language: Nullable(Type.String({ description: "sl or en; null: as the browser says" })),
  hasPassword: Type.Boolean({ description: "False: signs in by an organisation alone" }),
  etag: Etag,
});

export const ProfileBody = Type.Object({
  firstName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  lastName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  phone: Type.Optional(Nullable(Text(LONGEST_PHONE, 0))),
  language: Type.Optional(Nullable(Type.Enum(["sl", "en"]))),
});

export const PasswordBody = Type.Object({
  currentPassword: Type.String({ maxLength: 4 * LONGEST_PASSWORD }),
  newPassword: Type.String({ maxLength: 4 * LONGEST_PASSWORD, description: "8 to 256 characters" }),
});

export const UsersQuery = Type.Object({
  ...sortedQuery(USER_SORTS).properties,
  search: Type.Optional({
    ...Text(LONGEST_EMAIL),
    description: "Part of the e-mail or the name, in any case",
  }),
  groupId: Type.Optional(
    Type.String({
      pattern: "^(none|[1-9]\\d{0,8})$",
      description: "A group's id; none: users without group",
    }),
  ),
  confirmed: Type.Optional(Type.Enum(["true", "false"])),
});

export const SessionIdText = Type.String({ pattern: "^[0-9a-f]{16}$" });

export const OwnSessionJson = Type.Object({
  id: SessionIdText,
  createDate: UnixTime,
  lastUsedDate: UnixTime,
  userAgent: Nullable(Type.String()),
  address: Nullable(Type.String()),
  current: Type.Boolean({ description: "Whether it is the one that asks" }),
});

export const PatchUserBody = Type.Object({
  id: Id,
  confirmed: Type.Optional(Type.Boolean()),
  admin: Type.Optional(Type.Boolean()),
  labeller: Type.Optional(Type.Boolean({ description: "May see and label traffic videos" })),
  firstName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  lastName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  email: Type.Optional(Email),
  groupId: Type.Optional(Nullable(Id)),
  role: Type.Optional(Role),
});
