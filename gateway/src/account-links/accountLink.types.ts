import {
  LONGEST_EMAIL,
  LONGEST_PASSWORD,
  LONGEST_PERSON_NAME,
  SHORTEST_EMAIL,
} from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS } from "../bulk/bulk.types.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { ACCOUNT_LINK, LINK_PURPOSE } from "../platform-api/accountLinks.js";
import { flag, id, instant, text } from "../platform-api/kinds.js";
import { GROUP_ROLE, LANGUAGE, USER } from "../platform-api/users.js";

const EMAIL = [MinLength(SHORTEST_EMAIL), MaxLength(LONGEST_EMAIL)] as const;
const PASSWORD = [MinLength(1), MaxLength(4 * LONGEST_PASSWORD)] as const;
const TOKEN = required(text, "What follows `#token=` in the link.", MinLength(1), MaxLength(1000));
const NAME = MaxLength(LONGEST_PERSON_NAME);

export const AskForPasswordInput = inputType("AskForPasswordInput", "Whose password is forgotten.", {
  email: required(text, "The account's e-mail.", ...EMAIL),
  language: optional(LANGUAGE, "Of the mail, where the account has none."),
});
export type AskForPasswordInput = InstanceType<typeof AskForPasswordInput>;

export const AskForPasswordPayload = payloadType(
  "AskForPasswordPayload",
  "It was taken; it says nothing of whether the e-mail has an account.",
  { taken: required(flag, "Always true: who has an account gets a mail.") },
);
export type AskForPasswordPayload = InstanceType<typeof AskForPasswordPayload>;

export const AccountLinkInput = inputType("AccountLinkInput", "A one-time link.", { token: TOKEN });
export type AccountLinkInput = InstanceType<typeof AccountLinkInput>;

export const CheckAccountLinkPayload = payloadType("CheckAccountLinkPayload", "A link that holds.", {
  link: required(ACCOUNT_LINK, "What it is for."),
});
export type CheckAccountLinkPayload = InstanceType<typeof CheckAccountLinkPayload>;

export const SetPasswordByLinkInput = inputType("SetPasswordByLinkInput", "A link, and the new password.", {
  token: TOKEN,
  password: required(text, "8 to 256 characters, none of the common passwords.", ...PASSWORD),
});
export type SetPasswordByLinkInput = InstanceType<typeof SetPasswordByLinkInput>;

export const TakenLinkPayload = payloadType(
  "TakenLinkPayload",
  "The link was taken, and is of no use any more.",
  { email: optional(text, "What the person signs in with; null: not told.") },
);
export type TakenLinkPayload = InstanceType<typeof TakenLinkPayload>;

export const ChangeEmailInput = inputType("ChangeEmailInput", "Another e-mail for the own account.", {
  email: required(text, "The new one. A link is mailed there.", ...EMAIL),
  password: required(text, "The account's password.", ...PASSWORD),
});
export type ChangeEmailInput = InstanceType<typeof ChangeEmailInput>;

export const ChangeEmailPayload = payloadType("ChangeEmailPayload", "A link was mailed to the new e-mail.", {
  mailed: required(flag, "Always true; the e-mail changes once the link is taken."),
});
export type ChangeEmailPayload = InstanceType<typeof ChangeEmailPayload>;

export const MakeAccountLinkInput = inputType("MakeAccountLinkInput", "Whom to make a link for.", {
  id: required(id, "The user."),
});
export type MakeAccountLinkInput = InstanceType<typeof MakeAccountLinkInput>;

export const MakeAccountLinkPayload = payloadType(
  "MakeAccountLinkPayload",
  "A link that sets the person's password. Whoever has it can: hand it to nobody else.",
  {
    url: required(text, "The link; it is told this once."),
    purpose: required(LINK_PURPOSE, "What it does."),
    expireDate: optional(instant, "When it ends."),
  },
);
export type MakeAccountLinkPayload = InstanceType<typeof MakeAccountLinkPayload>;

export const MailAccountLinkInput = inputType("MailAccountLinkInput", "Whom to mail a link.", {
  ...BULK_OPTIONS,
  id: required(id, "The user."),
});
export type MailAccountLinkInput = InstanceType<typeof MailAccountLinkInput>;

export const MailAccountLinkPayload = payloadType("MailAccountLinkPayload", "The mail will be sent.", {
  mailed: required(flag, "Always true."),
});
export type MailAccountLinkPayload = InstanceType<typeof MailAccountLinkPayload>;

export const InviteUserInput = inputType("InviteUserInput", "Who is invited.", {
  ...BULK_OPTIONS,
  email: required(text, "What the person will sign in with.", ...EMAIL),
  firstName: optional(text, "Up to 100 characters.", NAME),
  lastName: optional(text, "Up to 100 characters.", NAME),
  groupId: optional(id, "The person's group; null: none. A manager's own group counts without it."),
  role: optional(GROUP_ROLE, "What the person may do in the group; null: an editor."),
  admin: preset(false, flag, "Whether the person will be an administrator, who belongs to no group."),
  language: optional(LANGUAGE, "Of the invitation and the screens; null: as the browser says."),
  mail: required(flag, "Whether the link is mailed; otherwise `makeAccountLink` makes one."),
});
export type InviteUserInput = InstanceType<typeof InviteUserInput>;

export const InviteUserPayload = payloadType("InviteUserPayload", "The account that was added.", {
  user: required(USER, "Nobody can sign in with it until the invitation is taken."),
});
export type InviteUserPayload = InstanceType<typeof InviteUserPayload>;
