import type { Translation } from "../../i18n/catalogue";
import { sl } from "./signUpTexts.sl";

const en = {
  title: "Sign up",
  subtitle: "An administrator confirms the account.",
  email: "E-mail",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  password: "Password",
  passwordHint: "At least 8 characters.",
  confirmation: "Confirm password",
  submit: "Register",
  emailInvalid: "Enter a valid e-mail address.",
  confirmationDiffers: "The passwords don't match.",
  done: "Successfully created an account, wait for the confirmation from the administrator",
  failed: "There was an error while trying to create a new account, please try again or contact support.",
  checkFields: "Correct the marked fields.",
  hasAccount: "Have an account already?",
  signIn: "Login",
} as const satisfies Translation<typeof sl>;

export const signUpTexts = { en, sl };
