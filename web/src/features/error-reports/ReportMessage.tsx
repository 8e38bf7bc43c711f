import { Box, Button, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { errorReportsTexts } from "./errorReportsTexts";
import { isLong } from "./reportChoice";

/** What somebody wrote, as text; a long one is folded at first. */
export function ReportMessage({ message }: { message: string }) {
  const t = useT(errorReportsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isLong(message) && !isOpen;
  return (
    <Box pt="2" maxW="48rem">
      <Text
        id={id}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        lineClamp={isFolded ? 5 : undefined}
        data-folded={isFolded}
      >
        {message}
      </Text>
      {isLong(message) ? (
        <Button
          size="xs"
          variant="ghost"
          ms="-2.5"
          mt="1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "fold" : "unfold")}
        </Button>
      ) : null}
    </Box>
  );
}
