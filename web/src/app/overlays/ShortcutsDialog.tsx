import { Box, Grid, Heading, HStack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useT } from "../../i18n/useT";
import { KeyLine, keyLinesStyle } from "../../shared/shortcuts/KeyLine";
import { shortcutsTexts } from "../../shared/shortcuts/shortcutsTexts";
import { LargeDialog } from "../../shared/ui/LargeDialog";
import { SwitchInput } from "../../shared/ui/SwitchInput";
import type { OverlayProps } from "./overlay";
import { areSingleKeysOn, turnSingleKeys } from "./singleKeys";

/** All keys of the portal, by where they work. */
const groups = [
  {
    title: "everywhere",
    lines: [
      ["palette", ["Ctrl+k", "⌘+k"]],
      ["search", ["/"]],
      ["list", ["?"]],
      ["close", ["Esc"]],
      ["next", ["Tab", "Shift+Tab"]],
    ],
  },
  {
    title: "lists",
    lines: [
      ["row", ["ArrowUp", "ArrowDown"]],
      ["openRow", ["Enter"]],
      ["menu", ["Shift+F10"]],
      ["bar", ["F6"]],
      ["columns", ["Alt+ArrowUp", "Alt+ArrowDown"]],
    ],
  },
  {
    title: "charts",
    lines: [
      ["points", ["ArrowLeft", "ArrowRight"]],
      ["zoom", ["+", "-", "0"]],
    ],
  },
] as const;

/** Lists all keys, and turns those without Ctrl on or off. */
export function ShortcutsDialog({ onClose }: OverlayProps) {
  const t = useT(shortcutsTexts);
  const [switchId, hintId] = [useId(), useId()];
  const [areOn, setOn] = useState(areSingleKeysOn);
  const turn = (isOn: boolean) => {
    turnSingleKeys(isOn);
    setOn(isOn);
  };
  return (
    <LargeDialog title={t("title")} width="44rem" onClose={onClose} body={{ py: "5" }}>
      <Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="6">
        {groups.map(({ title, lines }) => (
          <Box key={title} gridRow={title === "everywhere" ? { md: "span 2" } : undefined}>
            <Heading as="h3" textStyle="sm" fontWeight="semibold" pb="2">
              {t(title)}
            </Heading>
            <Box as="dl" {...keyLinesStyle} rowGap="2">
              {lines.map(([text, keys]) => (
                <KeyLine key={text} keys={keys}>
                  {t(text)}
                </KeyLine>
              ))}
            </Box>
          </Box>
        ))}
      </Grid>
      <Text textStyle="sm" color="fg.muted" pt="6">
        {t("labelling")}
      </Text>
      <HStack as="label" gap="3" align="start" pt="5" cursor="pointer">
        <SwitchInput
          aria-labelledby={switchId}
          aria-describedby={hintId}
          checked={areOn}
          onChange={({ target }) => turn(target.checked)}
        />
        <Box>
          <Text id={switchId} textStyle="sm" fontWeight="medium">
            {t("singleKeys")}
          </Text>
          <Text id={hintId} textStyle="xs" color="fg.muted">
            {t("singleKeysHint")}
          </Text>
        </Box>
      </HStack>
    </LargeDialog>
  );
}
