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

/** A name, an @, and a domain with a dot in it; blanks around it don't matter. */
export const isEmail = (text: string): boolean => /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/.test(text);

/** As the portal takes it: without what was left empty. */
export function signUpInput({ email, firstName, lastName, phone, password }: SignUpValues) {
  return {
    email: email.trim(),
    password,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(phone.trim() === "" ? {} : { phone: phone.trim() }),
  };
}
