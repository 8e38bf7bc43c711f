import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./accountTexts.sl";

const en = {
  invite: "Invite",
  inviteAgain: "Invitation …",
  editUser: "Edit …",
  linkUser: "Link for a new password …",
  takeFactors: "Take second factor away …",
  takeFactorsOf: "Take the second factor away: {name}",
  takeFactorsText:
    "Apps, passkeys and recovery codes of the account are removed, and its sessions end. The person is told by mail, and then logs in with the password alone. Be sure that whoever asks for it is this person.",
  takeFactorsAction: "Take away",
  factorsTaken: "The second factor was taken away",
  takeFactorsFailed: "The second factor could not be taken away",
  invitedBadge: "Invited",
  invitedUntil: "The link is good until {at}.",
  expiredBadge: "No link",
  mailFailedBadge: "Invitation not delivered",

  email: "E-mail",
  emailInvalid: "Enter a valid e-mail address.",
  emailHint: "The old and the new address are told of a change.",
  ownEmail: "This is your account: change the e-mail in your profile.",
  firstName: "First name",
  lastName: "Last name",
  group: "Group",
  isAdmin: "Administrator",
  isAdminHint: "Sees and changes everything: devices, groups and users.",
  adminsHaveNoGroup: "Administrators belong to no group.",

  editOf: "Account: {name}",
  edited: "The account was changed",
  editFailed: "There was an error while changing the account",

  inviteTitle: "Invite to the portal",
  inviteToGroup: "Invite into the group",
  inviteAction: "Send invitation",
  inviteByHand: "Make invitation",
  byMailHint: "Otherwise you get the link here, and hand it over yourself.",
  noMail: "The portal sends no mail: you get the link here, and hand it over yourself.",
  invited: "The account of {email} waits for a password",
  invitedByMail: "The invitation is on its way: {email}",
  inviteFailed: "The invitation failed",

  linkOf: "New password: {name}",
  invitationOf: "Invitation: {name}",
  linkText:
    "By the link the person sets a new password; their sessions end then. It is good for 30 minutes, works once, and replaces an earlier one.",
  invitationText:
    "By the link the person sets a password, and can then sign in. It is good for 7 days, works once, and replaces an earlier one.",
  linkWays: "Have it mailed to the person, or make it and hand it over yourself.",
  makeLink: "Make link",
  mailLink: "Send by e-mail",
  linkMailed: "The link is on its way: {email}",
  linkFailed: "The link could not be made",
  link: "Link",
  linkOnce:
    "The link is shown only now. Hand it to nobody but the person it is for: whoever has it sets the password.",
  linkUntil: "Good until {at}.",
} as const satisfies Translation<typeof sl>;

export const accountTexts = { en, sl };
