import { Box, Menu, Text } from "@chakra-ui/react";
import { Braces, Keyboard, LogOut, Sparkles } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { languages } from "../../i18n/language";
import { shellTexts } from "../../i18n/shellTexts";
import { useLanguage, useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { chooseDensity, densities, useDensity } from "../../shared/ui/density";
import { densityTexts } from "../../shared/ui/densityTexts";
import { menuEntries } from "../navigation";
import type { OverlayProps } from "../overlays/overlay";
import { paths } from "../paths";
import { UserButton } from "./UserButton";
import { useChooseLanguage } from "./useChooseLanguage";
import { userMenuTexts } from "./userMenuTexts";
import { useSignOut } from "./useSignOut";

const names = { sl: "slovenian", en: "english" } as const;

/** Choice of the row height in all lists. */
function DensityChoice() {
  const t = useT(densityTexts);
  const choose = (value: string) => densities.filter((known) => known === value).forEach(chooseDensity);
  return (
    <Menu.RadioItemGroup value={useDensity()} onValueChange={({ value }) => choose(value)}>
      <Menu.ItemGroupLabel textStyle="xs" color="fg.subtle" fontWeight="medium">
        {t("density")}
      </Menu.ItemGroupLabel>
      {densities.map((value) => (
        <Menu.RadioItem key={value} value={value}>
          {t(value)}
          <Menu.ItemIndicator />
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}

/** The open user menu: the signed-in person, their pages, the language, and sign-out. */
export function UserMenuPanel({ onOpen }: Pick<OverlayProps, "onOpen">) {
  const t = useT(shellTexts);
  const menu = useT(userMenuTexts);
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const session = useLocalSession();
  const offers = useOffers();
  const signOut = useSignOut();
  const chooseLanguage = useChooseLanguage();
  const choose = (value: string) => {
    const chosen = languages.find((known) => known === value);
    if (chosen !== undefined) void chooseLanguage(chosen);
  };
  return (
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <UserButton />
      </Menu.Trigger>

      <Menu.Positioner>
        <Menu.Content minW="15rem">
          <Box px="2" py="1.5">
            <Text textStyle="sm" fontWeight="medium" truncate>
              {session?.username ?? ""}
            </Text>
            {session?.groupName ? (
              <Text textStyle="xs" color="fg.muted" truncate>
                {session.groupName}
              </Text>
            ) : null}
          </Box>
          <Menu.Separator />
          {menuEntries(offers, session).map(({ label, path, Icon }) => (
            <Menu.Item key={path} value={path} asChild>
              <Link to={path} state={{ from: pathname + search }}>
                <Icon size={16} aria-hidden />
                {t(label)}
              </Link>
            </Menu.Item>
          ))}
          <Menu.Item value={paths.apiExplorer} asChild>
            <a href={paths.apiExplorer}>
              <Braces size={16} aria-hidden />
              {t("apiExplorer")}
            </a>
          </Menu.Item>
          <Menu.Item value="introduction" onClick={() => onOpen("introduction")}>
            <Sparkles size={16} aria-hidden />
            {menu("introduction")}
          </Menu.Item>
          <Menu.Item value="shortcuts" hideBelow="md" onClick={() => onOpen("shortcuts")}>
            <Keyboard size={16} aria-hidden />
            {menu("shortcuts")}
          </Menu.Item>
          <Menu.Separator />
          <Menu.RadioItemGroup value={language} onValueChange={({ value }) => choose(value)}>
            <Menu.ItemGroupLabel textStyle="xs" color="fg.subtle" fontWeight="medium">
              {menu("language")}
            </Menu.ItemGroupLabel>
            {languages.map((value) => (
              <Menu.RadioItem key={value} value={value} lang={value}>
                {menu(names[value])}
                <Menu.ItemIndicator />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Box hideBelow="md">
            <Menu.Separator />
            <DensityChoice />
          </Box>
          <Menu.Separator />
          <Menu.Item value="logout" onClick={signOut}>
            <LogOut size={16} aria-hidden />
            {menu("logout")}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
