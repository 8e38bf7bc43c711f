import { HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { HelpTip } from "./HelpTip";
import type { HelpTerm } from "./helpTipTexts.sl";

type ExplainedProps = {
  /** Undefined: there is nothing to explain. */
  term: HelpTerm | undefined;
  children: ReactNode;
};

/** A heading with its help button next to it, which keeps the heading's accessible name. */
export function Explained({ term, children }: ExplainedProps) {
  if (term === undefined) return children;
  return (
    <HStack gap="0" pe="6">
      {children}
      <HelpTip term={term} />
    </HStack>
  );
}
