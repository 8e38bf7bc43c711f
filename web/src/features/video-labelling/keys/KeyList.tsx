import { Box, Button, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { KeyLine, keyLinesStyle } from "../../../shared/shortcuts/KeyLine";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { SwitchInput } from "../../../shared/ui/SwitchInput";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { bindings, type KeyGroup } from "./keyMap";
import type { useKeysChoice } from "./useKeysChoice";

const groups = [
  ["film", "filmGroup"],
  ["vehicle", "vehicleGroup"],
  ["labels", "labelsGroup"],
  ["video", "videoGroup"],
] as const satisfies readonly (readonly [KeyGroup, string])[];

/** List of the keys, with a switch that turns them off. */
export function KeyList({ choice }: { choice: ReturnType<typeof useKeysChoice> }) {
  const t = useT(videoLabellingTexts);
  const [listId, switchId] = [useId(), useId()];
  const { isOn, setOn, isListed, setListed } = choice;
  const Icon = isListed ? ChevronUp : ChevronDown;
  return (
    <Box as="section" aria-label={t("keys")} bg="bg.panel" borderWidth="1px" rounded="l3" px="4" py="2">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Button
          size="xs"
          variant="ghost"
          ms="-2.5"
          aria-expanded={isListed}
          aria-controls={listId}
          onClick={() => setListed(!isListed)}
        >
          <Icon aria-hidden />
          {t(isListed ? "hideKeys" : "showKeys")}
          <KeyName name="?" />
        </Button>
        <HStack as="label" gap="2" cursor="pointer">
          <SwitchInput
            aria-labelledby={switchId}
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />
          <Text id={switchId} textStyle="sm">
            {t("keysOn")}
          </Text>
        </HStack>
      </Flex>
      <Box id={listId} hidden={!isListed} opacity={isOn ? 1 : 0.6} pb="2">
        <Box columnWidth="12.5rem" columnGap="6" pt="2">
          {groups.map(([group, name]) => (
            <Box key={group} breakInside="avoid" pb="3">
              <Heading as="h3" textStyle="xs" fontWeight="medium" color="fg.muted" pb="1">
                {t(name)}
              </Heading>
              <Box as="dl" {...keyLinesStyle}>
                {bindings
                  .filter((binding) => binding.group === group)
                  .map(({ command, keys }) => (
                    <KeyLine key={command} keys={keys}>
                      {t(command)}
                    </KeyLine>
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
        <Text textStyle="xs" color="fg.muted">
          {t("keysOnHint")}
        </Text>
      </Box>
    </Box>
  );
}
