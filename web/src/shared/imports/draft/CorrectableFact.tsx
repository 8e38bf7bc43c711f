import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useT } from "../../../i18n/useT";
import { Fact } from "../../ui/Facts";
import { readAsTexts } from "./readAsTexts";

type CorrectableFactProps = {
  label: string;
  text: string;
  /** A further button beside it. */
  aside?: ReactNode;
  /** Fields that correct it, shown once somebody asks for them; left out: there are none. */
  children?: ReactNode;
};

/** A fact on a file, with fields to correct it that are closed at first. */
export function CorrectableFact({ label, text, aside, children }: CorrectableFactProps) {
  const t = useT(readAsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fact label={label}>
      <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
        <Text as="span" minW="0">
          {text}
        </Text>
        {aside}
        {children === undefined ? null : (
          <Button
            size="2xs"
            variant="ghost"
            aria-label={t("changeOf", { what: label })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Pencil aria-hidden />
            {t("change")}
          </Button>
        )}
      </Flex>
      {isOpen ? (
        <Box id={id} pt="2" pb="3">
          {children}
        </Box>
      ) : null}
    </Fact>
  );
}
