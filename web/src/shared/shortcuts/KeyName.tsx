import { chakra } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { shortcutsTexts } from "./shortcutsTexts";

/** Symbols on a keyboard's keys. */
const pictures: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "↵",
};

/** A key as it looks. Next to a text that names it, it is hidden from screen readers and on phones. */
export function KeyName({ name, isSpoken = false }: { name: string; isSpoken?: boolean }) {
  const t = useT(shortcutsTexts);
  const said =
    name === " "
      ? t("keySpace")
      : name.replace(/\w+$/, (key) => pictures[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return (
    <chakra.kbd
      aria-hidden={!isSpoken}
      px="1"
      minW="1.25rem"
      display={{ base: isSpoken ? "inline-block" : "none", md: "inline-block" }}
      textAlign="center"
      textStyle="xs"
      fontFamily="inherit"
      lineHeight="1.125rem"
      whiteSpace="nowrap"
      color="fg.muted"
      bg="bg.subtle"
      borderWidth="1px"
      rounded="sm"
    >
      {said}
    </chakra.kbd>
  );
}
