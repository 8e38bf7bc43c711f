import type { Translation } from "../../i18n/catalogue";
import { sl } from "./signInTexts.sl";

const en = {
  title: "Login",
  subtitle: "Please login to proceed.",
  email: "E-mail",
  password: "Password",
  submit: "Login",
  emailMissing: "Enter your e-mail address.",
  passwordMissing: "Enter your password.",
  signedIn: "Successfully logged in",
  failed: "There was an error while trying to log in",
  wrongCredentials:
    "The e-mail and password don't match, or an administrator has yet to confirm the account.",
  tooMany: {
    one: "Too many attempts. Try again in {count} minute.",
    other: "Too many attempts. Try again in {count} minutes.",
  },
  unreachable: "The portal can't be reached at the moment. Try again in a little while.",
  withPassword: "Log in with a password, for administrators",
  comingBack: "Logging in …",
  noAccount: "No account yet?",
  signUp: "Sign Up",
  forgot: "Forgot password?",
  askAdmin: "Forgot password? Ask an administrator.",
  afterSignUp: "You can log in as soon as an administrator has confirmed your account.",
} as const satisfies Translation<typeof sl>;

export const signInTexts = { en, sl };
