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

/** A name, an @, and a domain with a dot; blanks around it are ignored. */
export const isEmail = (text: string): boolean => /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/.test(text);

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
