import type { Translation } from "../catalogue";
import type { signUp as source } from "../sl/signUp";

export const signUp = {
  title: "Sign up",
  subtitle: "An administrator confirms the account.",
  email: "E-mail",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone number",
  optional: "optional",
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
} as const satisfies Translation<typeof source>;
