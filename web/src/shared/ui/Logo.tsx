import { Box, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { LogoMark } from "./LogoMark";
import { uiTexts } from "./uiTexts";

/** The narrowest phones show the mark alone. */
const whereRoom = { "@media (max-width: 359.9px)": { display: "none" } };

/** The product's logo, with its name if there is room. */
export function Logo() {
  const t = useT(uiTexts);
  return (
    <HStack gap="2.5">
      <Box boxSize="8" flexShrink="0">
        <LogoMark />
      </Box>
      <Text as="span" fontWeight="semibold" letterSpacing="-0.01em" whiteSpace="nowrap" css={whereRoom}>
        {t("productName")}
      </Text>
    </HStack>
  );
}
