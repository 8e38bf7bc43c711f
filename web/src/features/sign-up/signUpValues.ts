export type SignUpValues = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  password: string;
  confirmation: string;
};

export const noValues: SignUpValues = {
  email: "",
  firstName: "",
  lastName: "",
  phone: "",
  password: "",
  confirmation: "",
};

/** Input for the portal: without empty fields. */
export function signUpInput({ email, firstName, lastName, phone, password }: SignUpValues) {
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(phone.trim() === "" ? {} : { phone: phone.trim() }),
  };
}
