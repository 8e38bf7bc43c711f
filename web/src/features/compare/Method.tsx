import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { Info } from "lucide-react";
import { useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { compareTexts } from "./compareTexts";

const parts = ["methodDifference", "methodInterval", "methodVerdict", "methodSample"] as const;

/** How differences are judged, for those who want to know. */
export function Method() {
  const t = useT(compareTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Button
        size="xs"
        variant="ghost"
        ms="-2"
        color="fg.muted"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        _print={{ display: "none" }}
      >
        <Info aria-hidden />
        {t("method")}
      </Button>
      <Stack id={id} hidden={!isOpen} gap="2" maxW="46rem" pt="2" textStyle="sm" color="fg.muted">
        {isOpen ? parts.map((part) => <Text key={part}>{t(part)}</Text>) : null}
      </Stack>
    </Box>
  );
}
