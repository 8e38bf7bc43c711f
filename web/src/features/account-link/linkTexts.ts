import type { Translation } from "../../i18n/catalogue";
import { sl } from "./linkTexts.sl";

const en = {
  forgotTitle: "Forgot password",
  forgotSubtitle: "You will get an e-mail with a link to set a new password.",
  email: "E-mail",
  emailInvalid: "Enter a valid e-mail address.",
  send: "Send link",
  sentTitle: "Check your e-mail",
  sentText:
    "If {email} has an account, the link is on its way. It is good for 30 minutes and works once. Look in the spam folder, too.",
  backToSignIn: "Back to sign-in",
  knowsPassword: "Remember your password?",
  signIn: "Login",

  resetTitle: "New password",
  resetSubtitle: "All your sessions end when you set it.",
  invitationTitle: "Welcome",
  invitationSubtitle: "Set a password, then you can sign in.",
  password: "New password",
  passwordHint: "At least 8 characters.",
  confirmation: "Confirm password",
  confirmationDiffers: "The passwords don't match.",
  setPassword: "Set password",
  passwordSet: "The password is set. You can sign in now.",

  confirmTitle: "New e-mail address",
  confirmSubtitle: "From now on you will sign in to the portal with it.",
  confirmEmail: "Confirm address",
  emailConfirmed: "Confirmed: from now on you sign in with {email}.",

  checking: "Checking the link …",
  endedTitle: "The link is no longer good",
  endedReset: "It was used, has expired, or was replaced by a newer one. Ask for another.",
  endedInvitation:
    "It was used, has expired, or was replaced by a newer one. Ask an administrator for another invitation.",
  endedEmail: "It was used, has expired, or was replaced by a newer one. Ask for another in your profile.",
  newLink: "Ask for another link",
  askAdmin: "An administrator of the portal can make another link for you.",
  emailTaken: "Another account has this address by now.",
  failed: "That failed",
  notOffered: "This portal can't do that. Ask an administrator.",
  passwordsOff: "Only administrators sign in by a password here. Sign in by your organisation.",
  tooMany: {
    one: "Too many attempts. Try again in {count} minute.",
    other: "Too many attempts. Try again in {count} minutes.",
  },
  unreachable: "The portal can't be reached just now. Try again in a moment.",
  checkFields: "Correct the marked fields.",
  tryAgain: "Try again",
} as const satisfies Translation<typeof sl>;

export const linkTexts = { en, sl };
