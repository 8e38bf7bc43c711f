import { Box, Menu, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { chooseLanguage, languages } from "../../i18n/language";
import { useLanguage, useT } from "../../i18n/useT";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { UserButton } from "./UserButton";
import { useSignOut } from "./useSignOut";

const names = { sl: "slovenian", en: "english" } as const;

/** The user menu, open: language and sign-out. */
export function UserMenuPanel() {
  const t = useT("shell");
  const language = useLanguage();
  const session = useLocalSession();
  const signOut = useSignOut();
  const username = session?.username ?? "";
  const choose = (value: string) => {
    const chosen = languages.find((known) => known === value);
    if (chosen !== undefined) chooseLanguage(chosen);
  };
  return (
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <UserButton />
      </Menu.Trigger>

      <Menu.Positioner>
        <Menu.Content minW="14rem">
          <Box px="2" py="1.5">
            <Text textStyle="sm" fontWeight="medium" truncate>
              {username}
            </Text>
            {session?.groupName ? (
              <Text textStyle="xs" color="fg.muted" truncate>
                {session.groupName}
              </Text>
            ) : null}
          </Box>
          <Menu.Separator />
          <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value)}>
            <Menu.ItemGroupLabel textStyle="xs" color="fg.subtle" fontWeight="medium">
              {t("language")}
            </Menu.ItemGroupLabel>
            {languages.map((value) => (
              <Menu.RadioItem key={value} value={value} lang={value}>
                {t(names[value])}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator />
          <Menu.Item value="logout" onClick={signOut}>
            <LogOut size={16} aria-hidden />
            {t("logout")}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
