import { Box, Button, Flex, Grid, Heading, HStack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Fragment, useId } from "react";
import { videoLabellingTexts } from "../../../i18n/texts/videoLabelling";
import { useT } from "../../../i18n/useT";
import { SwitchInput } from "../../../shared/ui/SwitchInput";
import { KeyName } from "./KeyName";
import { type Binding, bindings, type KeyGroup } from "./keyMap";
import type { useKeysChoice } from "./useKeysChoice";

const groups = [
  ["film", "filmGroup"],
  ["vehicle", "vehicleGroup"],
  ["labels", "labelsGroup"],
  ["video", "videoGroup"],
] as const satisfies readonly (readonly [KeyGroup, string])[];

/** What each key does, and whether keys do anything. */
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
        <Grid templateColumns="repeat(auto-fit, minmax(12.5rem, 1fr))" columnGap="6" rowGap="3" pt="2">
          {groups.map(([group, name]) => (
            <Box key={group}>
              <Heading as="h3" textStyle="xs" fontWeight="medium" color="fg.muted" pb="1">
                {t(name)}
              </Heading>
              <Box
                as="dl"
                display="grid"
                gridTemplateColumns="auto 1fr"
                columnGap="3"
                rowGap="1"
                textStyle="sm"
              >
                {bindings
                  .filter((binding) => binding.group === group)
                  .map((binding) => (
                    <Line key={binding.command} binding={binding} />
                  ))}
              </Box>
            </Box>
          ))}
        </Grid>
        <Text textStyle="xs" color="fg.muted" pt="3">
          {t("keysOnHint")}
        </Text>
      </Box>
    </Box>
  );
}

function Line({ binding: { command, keys } }: { binding: Binding }) {
  const t = useT(videoLabellingTexts);
  return (
    <>
      <Box as="dt" whiteSpace="nowrap">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 ? <Text as="span" srOnly>{` ${t("keyOr")} `}</Text> : null}
            {index > 0 ? " " : null}
            <KeyName name={key} isSpoken />
          </Fragment>
        ))}
      </Box>
      <Text as="dd">{t(command)}</Text>
    </>
  );
}
