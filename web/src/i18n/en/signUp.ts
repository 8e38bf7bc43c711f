import type { Translation } from "../catalogue";
import type { signUp as source } from "../sl/signUp";

export const signUp = {
  title: "Sign up",
} as const satisfies Translation<typeof source>;
