import { Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" size="2xl" fontWeight="semibold" letterSpacing="-0.02em">
      {children}
    </Heading>
  );
}
