import { Box, chakra, Heading, HStack, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { useT } from "../../i18n/useT";
import { overviewTexts } from "./overviewTexts";

type GroupHeadProps = {
  id: string;
  name: string;
  /** How many of its devices are shown. */
  count: number;
  isFolded: boolean;
  onFold: (id: string) => void;
  /** Of the element that folds away. */
  contentId: string;
};

/** A group's name; a press folds its devices away. */
export const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { id, name, count, isFolded, onFold, contentId } = props;
  const t = useT(overviewTexts);
  return (
    <Heading as="h2" size="md" fontWeight="semibold" flex="1" minW="0">
      <chakra.button
        type="button"
        w="full"
        px={{ base: "4", md: "3" }}
        py="3"
        textAlign="start"
        cursor="pointer"
        aria-expanded={!isFolded}
        aria-controls={contentId}
        onClick={() => onFold(id)}
        _hover={{ bg: "bg.subtle" }}
        focusVisibleRing="inside"
      >
        <HStack gap="2">
          <Box
            color="fg.subtle"
            transform={isFolded ? "rotate(-90deg)" : undefined}
            transition="transform 150ms"
          >
            <ChevronDown size={16} aria-hidden />
          </Box>
          <Text as="span" truncate>
            {name}
          </Text>
          <Text as="span" textStyle="sm" fontWeight="normal" color="fg.subtle" whiteSpace="nowrap">
            {t("groupCount", { count: count })}
          </Text>
        </HStack>
      </chakra.button>
    </Heading>
  );
});
