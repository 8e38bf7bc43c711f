import { Badge, Box, chakra, HStack, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { CustomTextInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { customTextsTexts } from "./customTextsTexts";
import { TextPicture } from "./TextPicture";

type TextListProps = {
  texts: readonly CustomTextInput[];
  usedUuids: ReadonlySet<string>;
  /** Texts with faults. */
  faulty: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (uuid: string) => void;
};

/** All texts with their pictures; one is selected. */
export function TextList({ texts, usedUuids, faulty, chosen, onChoose }: TextListProps) {
  const t = useT(customTextsTexts);
  return (
    <Box as="ul" listStyleType="none" aria-label={t("texts")}>
      {texts.map((text) => (
        <li key={text.uuid}>
          <TextItem
            text={text}
            isChosen={text.uuid === chosen}
            isInUse={usedUuids.has(text.uuid)}
            isFaulty={faulty.has(text.uuid)}
            onChoose={() => onChoose(text.uuid)}
          />
        </li>
      ))}
    </Box>
  );
}

type TextItemProps = {
  text: CustomTextInput;
  isChosen: boolean;
  isInUse: boolean;
  isFaulty: boolean;
  onChoose: () => void;
};

function TextItem({ text, isChosen, isInUse, isFaulty, onChoose }: TextItemProps) {
  const t = useT(customTextsTexts);
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      textAlign="start"
      px="3"
      py="2"
      rounded="l2"
      cursor="pointer"
      bg={isChosen ? "bg.muted" : undefined}
      _hover={{ bg: isChosen ? "bg.muted" : "bg.subtle" }}
      focusVisibleRing="inside"
      aria-current={isChosen ? "true" : undefined}
      onClick={onChoose}
    >
      <Box w="5.5rem" flexShrink="0" aria-hidden>
        <TextPicture value={text} />
      </Box>
      <Box minW="0" flex="1">
        <HStack gap="1.5">
          <Text
            truncate
            fontWeight={isChosen ? "medium" : undefined}
            color={text.name.trim() === "" ? "fg.muted" : undefined}
          >
            {text.name.trim() || t("unnamed")}
          </Text>
          {isFaulty ? (
            <Box color="fg.error" flexShrink="0">
              <TriangleAlert size={14} role="img" aria-label={t("hasFault")} />
            </Box>
          ) : null}
        </HStack>
        {isInUse ? (
          <Badge size="xs" colorPalette="brand" variant="subtle">
            {t("inUse")}
          </Badge>
        ) : null}
      </Box>
    </chakra.button>
  );
}
