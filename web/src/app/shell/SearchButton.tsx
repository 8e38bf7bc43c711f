import { Button, chakra, Text } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";

/** Opens what finds any device, group or page; looks like a field where there is room. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const t = useT(shellTexts);
  return (
    <Button
      variant={{ base: "ghost", md: "outline" }}
      size="sm"
      px={{ base: "0", md: "3" }}
      w={{ md: "9rem", lg: "16rem" }}
      justifyContent={{ md: "start" }}
      color="fg.muted"
      fontWeight="normal"
      aria-label={t("find")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Search aria-hidden />
      <Text as="span" hideBelow="md">
        {t("find")}
      </Text>
      <chakra.kbd hideBelow="lg" ms="auto" textStyle="xs" fontFamily="inherit">
        {t("findKeys")}
      </chakra.kbd>
    </Button>
  );
}
