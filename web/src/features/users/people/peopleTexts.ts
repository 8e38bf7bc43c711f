import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./peopleTexts.sl";

const en = {
  title: "People in the group",
  intro: "Who sees the group's devices, and what they may do.",
  loadFailed: "There was an error obtaining the people of the group",
  none: "Nobody is in the group yet",
  you: "You",
  changeRole: "Role …",
  roleOf: "Role: {name}",
  roleSaved: "The role was changed",
  roleFailed: "There was an error while changing the role",
  inviteAgain: "Send invitation again",
  sentAgain: "The invitation is on its way: {email}",
  sendFailed: "The invitation could not be sent",
  takeOut: "Remove from the group",
  takeOutTitle: "Remove {name} from the group?",
  takeOutText:
    "They don't see the group's devices any more. The account stays; an administrator can add it to a group again.",
  takenOut: "The person was removed from the group",
  takeOutFailed: "There was an error while removing the person from the group",
  withdraw: "Withdraw invitation",
  withdrawTitle: "Withdraw the invitation of {name}?",
  withdrawText: "The link in the mail does not work any more.",
  withdrawn: "The invitation was withdrawn",
  withdrawFailed: "There was an error while withdrawing the invitation",
  noMail: "This portal sends no mail: an administrator invites people into the group.",
} as const satisfies Translation<typeof sl>;

export const peopleTexts = { en, sl };
