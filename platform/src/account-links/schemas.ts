import { LONGEST_PASSWORD, LONGEST_PERSON_NAME } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { DeviceSecret, Email, Role } from "../accounts/schemas.js";
import { Id } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { LINK_PURPOSES } from "./purposes.js";

const Language = Type.Enum(["sl", "en"]);
const Token = Type.String({ maxLength: 200, description: "What follows #token= in the link" });
const Purpose = Type.Enum([...LINK_PURPOSES], {
  description: "reset: sets a new password; invitation: sets the first one; email: confirms a new e-mail",
});

export const ForgotBody = Type.Object({
  email: Email,
  language: Type.Optional({ ...Language, description: "Of the mail, if the account has none" }),
});

export const TokenBody = Type.Object({ token: Token });

export const ResetBody = Type.Object({
  token: Token,
  password: Type.String({ maxLength: 4 * LONGEST_PASSWORD, description: "8 to 256 characters" }),
  device: DeviceSecret,
});

export const LinkJson = Type.Object({
  purpose: Purpose,
  email: Type.String({ description: "The account's; of a link that confirms one, the new e-mail" }),
  language: Nullable(Type.String({ description: "What the person chose; null: as the browser says" })),
  expireDate: UnixTime,
});

export const MadeLinkJson = Type.Object({
  purpose: Purpose,
  token: Type.String({ description: "Told this once. The link is <portal>/reset or /invitation, #token=…" }),
  expireDate: UnixTime,
});

/** An account that links are made for. */
export const LinkUserBody = Type.Object({ id: Id });

export const InviteBody = Type.Object({
  email: Email,
  firstName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  lastName: Type.Optional(Nullable(Text(LONGEST_PERSON_NAME, 0))),
  groupId: Type.Optional(Nullable(Id)),
  admin: Type.Optional(Type.Boolean()),
  role: Type.Optional(Role),
  language: Type.Optional(Nullable(Language)),
  mail: Type.Boolean({ description: "Whether the link is mailed; otherwise POST /user/link makes one" }),
});

export const EmailBody = Type.Object({
  email: Email,
  password: Type.String({ maxLength: 4 * LONGEST_PASSWORD, description: "The present one" }),
});

export const EmailJson = Type.Object({
  email: Type.String({ description: "What the person signs in with" }),
});
