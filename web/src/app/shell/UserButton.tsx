import { Button, type ButtonProps, Text } from "@chakra-ui/react";
import { ChevronDown, CircleUser } from "lucide-react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useLocalSession } from "../../shared/session/useLocalSession";

/** Button of the user menu, with the signed-in person. */
export function UserButton(props: ButtonProps) {
  const t = useT(shellTexts);
  const username = useLocalSession()?.username ?? "";
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      aria-label={t("userMenu", { name: username })}
      aria-haspopup="menu"
      {...props}
    >
      <CircleUser aria-hidden />
      <Text as="span" hideBelow="md" maxW={{ md: "7rem", lg: "12rem" }} truncate>
        {username}
      </Text>
      <ChevronDown aria-hidden />
    </Button>
  );
}
