import { createContext, useContext } from "react";
import type { PublicConnection } from "./publicConnection";
import type { PublicLink } from "./publicLink";

type PublicValue = { connection: PublicConnection; link: PublicLink };

export const PublicContext = createContext<PublicValue | null>(null);

/** The page's link parameters, and its connection to the portal. */
export function usePublic(): PublicValue {
  const value = useContext(PublicContext);
  if (value === null) throw new Error("no public page around");
  return value;
}
