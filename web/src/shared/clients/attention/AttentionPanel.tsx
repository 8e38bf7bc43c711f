import { Box, chakra, Heading, HStack, Text } from "@chakra-ui/react";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { memo, useId, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { ScrolledRows } from "../../ui/ScrolledRows";
import type { Attention } from "../attention";
import { AttentionRow, attentionStyle, type PathOf, rowHeight } from "./AttentionRow";
import { attentionTexts } from "./attentionTexts";

type AttentionPanelProps = {
  attention: readonly Attention[];
  pathOf: PathOf;
  isOpen: boolean;
  onToggle: () => void;
};

/** The devices that somebody should look after, with their reasons; the list scrolls within its own frame. */
export const AttentionPanel = memo(function AttentionPanel(props: AttentionPanelProps) {
  const { attention, pathOf, isOpen, onToggle } = props;
  const t = useT(attentionTexts);
  const contentId = useId();
  return (
    <Box
      as="section"
      aria-label={t("title")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      h="full"
    >
      <Heading as="h2" size="sm" fontWeight="semibold">
        <chakra.button
          type="button"
          w="full"
          px="4"
          py="3"
          textAlign="start"
          cursor="pointer"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          _hover={{ bg: "bg.subtle" }}
          focusVisibleRing="inside"
        >
          <HStack gap="2">
            <Box color="fg.error">
              <TriangleAlert size={16} aria-hidden />
            </Box>
            {t("title")}
            <Text as="span" textStyle="sm" fontWeight="normal" color="fg.subtle">
              {t("count", { count: attention.length })}
            </Text>
            <Box
              ms="auto"
              color="fg.subtle"
              transform={isOpen ? undefined : "rotate(-90deg)"}
              transition="transform 150ms"
            >
              <ChevronDown size={16} aria-hidden />
            </Box>
          </HStack>
        </chakra.button>
      </Heading>
      <Box id={contentId} hidden={!isOpen} flex="1" minH="0" borderTopWidth="1px">
        {isOpen ? <AttentionList attention={attention} pathOf={pathOf} /> : null}
      </Box>
    </Box>
  );
});

function AttentionList({ attention, pathOf }: Pick<AttentionPanelProps, "attention" | "pathOf">) {
  const t = useT(attentionTexts);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t("list")}
      h="full"
      maxH={{ base: "14rem", md: "17rem" }}
      overflowY="auto"
      focusVisibleRing="inside"
    >
      <Box
        as="ul"
        listStyleType="none"
        position="relative"
        css={attentionStyle}
        style={{ height: attention.length * rowHeight }}
      >
        <ScrolledRows scroller={scroller} count={attention.length} rowHeight={rowHeight}>
          {(index, top) => {
            const item = attention[index];
            return item === undefined ? null : (
              <AttentionRow key={item.client.id} item={item} pathOf={pathOf} top={top} />
            );
          }}
        </ScrolledRows>
      </Box>
    </Box>
  );
}
