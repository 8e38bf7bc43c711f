import { Heading } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Explained } from "../../../shared/help/Explained";
import type { HelpTerm } from "../../../shared/help/helpTipTexts.sl";

type CardTitleProps = { help?: HelpTerm; children: ReactNode };

/** Title of a card below "Podrobnosti". */
export function CardTitle({ help, children }: CardTitleProps) {
  return (
    <Explained term={help}>
      <Heading as="h3" textStyle="sm" fontWeight="medium" color="fg.muted">
        {children}
      </Heading>
    </Explained>
  );
}
