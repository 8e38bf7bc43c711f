import { Box, chakra, Heading, HStack, type SystemStyleObject, Text } from "@chakra-ui/react";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { memo, useId, useRef } from "react";
import { Link } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import { HeardAge, heardInFull } from "../../time/Age";
import { formatDateTime } from "../../time/format";
import { ScrolledRows } from "../../ui/ScrolledRows";
import type { Attention, Reason } from "../attention";
import { attentionTexts } from "./attentionTexts";

type AttentionPanelProps = {
  attention: readonly Attention[];
  pathOf: PathOf;
  isOpen: boolean;
  onToggle: () => void;
};

/** The devices that need attention, with their reasons; the list scrolls within its own frame. */
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

/** Pixels. */
const rowHeight = 60;

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** One CSS rule for all rows. */
const attentionStyle: SystemStyleObject = {
  "& li": {
    position: "absolute",
    insetInline: "0",
    h: `${rowHeight}px`,
    px: "4",
    py: "2",
    borderBottomWidth: "1px",
    _hover: { bg: "bg.subtle" },
  },
  "& li > div": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3" },
  "& a": { fontSize: "sm", fontWeight: "medium", color: "fg", outline: "none", ...truncate },
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& a:focus-visible::after": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "-2px" },
  "& time, & [data-age]": { fontSize: "xs", color: "fg.subtle", flexShrink: "0" },
  "& [data-reasons]": { mt: "0.5", justifyContent: "flex-start", gap: "1", overflow: "hidden" },
  "& [data-reason]": {
    px: "1.5",
    rounded: "l2",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.25rem",
    bg: "orange.subtle",
    color: "orange.fg",
    ...truncate,
  },
  "& [data-reason=alarm], & [data-reason=silent], & [data-reason=valveDry]": {
    bg: "red.subtle",
    color: "red.fg",
  },
  "& [data-reason=valveFlow]": { bg: "red.solid", color: "red.contrast" },
  "& [data-reason]:not([data-reason=alarm])": { flexShrink: "0" },
};

/** Page for looking after a device: its valve location's or its own. */
type PathOf = (clientId: string, locationId: string | null) => string;

type AttentionRowProps = {
  item: Attention;
  pathOf: PathOf /** Pixels from the top of the list. */;
  top: number;
};

const isSame = (one: AttentionRowProps, other: AttentionRowProps) =>
  one.top === other.top &&
  one.item.client === other.item.client &&
  JSON.stringify(one.item.reasons) === JSON.stringify(other.item.reasons);

/** One device, all its reasons, and how long ago it was heard. */
const AttentionRow = memo(function AttentionRow({ item, pathOf, top }: AttentionRowProps) {
  const { client, reasons } = item;
  const [worst] = reasons;
  return (
    <li style={{ transform: `translateY(${top}px)` }}>
      <div>
        <Link
          to={pathOf(client.id, "locationId" in worst ? worst.locationId : null)}
          title={client.name}
          aria-description={heardInFull(client)}
        >
          {client.name}
        </Link>
        <span data-age>
          <HeardAge client={client} isInList />
        </span>
      </div>
      <div data-reasons>
        {reasons.map((reason) => (
          <ReasonTag key={reason.kind} reason={reason} timeZone={client.timeZone} />
        ))}
      </div>
    </li>
  );
}, isSame);

type ReasonTagProps = { reason: Reason; timeZone: string };

/** A reason for attention in few words, with its start on hover. Its list must style it. */
function ReasonTag({ reason, timeZone }: ReasonTagProps) {
  const t = useT(attentionTexts);
  const { quantity } = useNumber();
  if (reason.kind === "alarm") {
    const texts = reason.texts.join(", ");
    return (
      <span data-reason="alarm" title={texts}>
        {texts}
      </span>
    );
  }
  if (reason.kind === "lowBattery") {
    return <span data-reason="lowBattery">{t("lowBattery", { volts: quantity(reason.volts, "V", 1) })}</span>;
  }
  return (
    <span
      data-reason={reason.kind}
      title={reason.since === null ? undefined : t("since", { time: formatDateTime(reason.since, timeZone) })}
    >
      {t(reason.kind)}
    </span>
  );
}
