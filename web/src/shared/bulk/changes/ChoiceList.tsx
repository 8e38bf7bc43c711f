import { Box, Button, chakra, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../bulkTexts";

export type Choice = {
  id: string;
  name: string | null;
  /** Further facts that distinguish it from the others. */
  facts?: readonly (string | null)[];
  text?: string | null;
};

type ChoiceListProps = {
  label: string;
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Text for an empty list. */
  none: string;
  /** Retries after a failure to load; null if it loaded. */
  onRetry: (() => void) | null;
};

/** A list to choose one item from, with facts about each. */
export function ChoiceList({ label, choices, chosen, onChoose, none, onRetry }: ChoiceListProps) {
  const t = useT(bulkTexts);
  const name = useId();
  if (choices === undefined && onRetry !== null)
    return (
      <HStack role="alert" justify="space-between" color="fg.error" textStyle="sm">
        {t("loadFailed")}
        <Button size="xs" variant="outline" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      </HStack>
    );
  if (choices === undefined)
    return (
      <Stack role="status" aria-label={t("loading")} gap="2">
        <Skeleton h="10" />
        <Skeleton h="10" />
        <Skeleton h="10" />
      </Stack>
    );
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      borderWidth="1px"
      rounded="l2"
      maxH="20rem"
      overflowY="auto"
      position="relative"
      flexShrink="0"
    >
      {choices.length === 0 ? (
        <Text p="4" color="fg.muted" textStyle="sm">
          {none}
        </Text>
      ) : null}
      {choices.map((choice) => (
        <ChoiceLine
          key={choice.id}
          name={name}
          choice={choice}
          isChosen={choice.id === chosen}
          onChoose={() => onChoose(choice.id)}
        />
      ))}
    </Box>
  );
}

type ChoiceLineProps = { name: string; choice: Choice; isChosen: boolean; onChoose: () => void };

function ChoiceLine({ name, choice, isChosen, onChoose }: ChoiceLineProps) {
  const id = useId();
  const facts = (choice.facts ?? []).filter((fact): fact is string => fact !== null && fact !== "");
  const detail = (text: ReactNode) => (
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {text}
    </Text>
  );
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="start"
      px="3"
      py="2"
      cursor="pointer"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      bg={isChosen ? "brand.subtle" : "bg.panel"}
      _hover={isChosen ? undefined : { bg: "bg.muted" }}
    >
      <chakra.input
        type="radio"
        name={name}
        boxSize="4"
        mt="0.5"
        flexShrink="0"
        accentColor="brand.solid"
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={`${id}-facts`}
        focusVisibleRing="outside"
      />
      <Box minW="0">
        <Text id={id} textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {choice.name ?? untold}
        </Text>
        <Box id={`${id}-facts`}>
          {facts.length > 0 ? detail(facts.join(" · ")) : null}
          {choice.text ? detail(choice.text) : null}
        </Box>
      </Box>
    </chakra.label>
  );
}
