import { Box, chakra, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { lazy, memo, Suspense, useId } from "react";
import { useT } from "../../i18n/useT";
import type { Sort } from "../../shared/clients/columns/columnKeys";
import type { Column } from "../../shared/clients/columns/columns";
import { type Section, unassignedId, untoldId } from "../../shared/clients/list/sections";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { useIsPhone } from "../../shared/ui/useMedia";
import { overviewTexts } from "./overviewTexts";
import { StatusTable } from "./table/StatusTable";
import type { TrafficColumn } from "./traffic/traffic";

/** Only for phones. */
const ClientCards = lazy(async () => ({ default: (await import("./table/ClientCards")).ClientCards }));
/** Only where a device was moved. */
const PlacesList = lazy(async () => ({ default: (await import("./PlacesList")).PlacesList }));
const ViewGroupButton = lazy(async () => ({ default: (await import("./ViewGroupButton")).ViewGroupButton }));

/** The focus ring of the table's scroll area is around the section: inside, the sticky column would cover it. */
const ringOfTable = {
  "&:has([role=region]:focus-visible)": {
    outline: "2px solid {colors.brand.focusRing}",
    outlineOffset: "2px",
  },
};

type GroupSectionProps = {
  section: Section;
  /** The section shows what a search found. */
  isSearched: boolean;
  /** Columns of its former places. */
  placeColumns: readonly TrafficColumn[];
  isFolded: boolean;
  onFold: (id: string) => void;
  columns: readonly Column[];
  /** Time for the devices' colours, in Unix seconds. */
  turn: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Up to this many devices all rows are rendered. */
  whole: number;
};

/** Names of the sections that are no groups. */
const others = new Map<string, "unassigned" | "untoldGroup">([
  [unassignedId, "unassigned"],
  [untoldId, "untoldGroup"],
]);

/** One group: a header that folds it, and the status of its devices. */
export const GroupSection = memo(function GroupSection(props: GroupSectionProps) {
  const { section, isSearched, placeColumns, isFolded, onFold, ...list } = props;
  const t = useT(overviewTexts);
  const isPhone = useIsPhone();
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const contentId = useId();
  const other = others.get(section.id);
  const name = other ? t(other) : section.name;
  const List = isPhone ? ClientCards : StatusTable;
  return (
    <Box
      as="section"
      bg="bg.panel"
      borderWidth="1px"
      rounded="xl"
      overflow="clip"
      aria-label={name}
      css={ringOfTable}
    >
      <Flex align="center">
        <GroupHead
          id={section.id}
          name={name}
          count={section.clients.length}
          isFolded={isFolded}
          onFold={onFold}
          contentId={contentId}
        />
        {isAdmin && other === undefined ? (
          <Suspense fallback={null}>
            <ViewGroupButton id={section.id} name={name} />
          </Suspense>
        ) : null}
      </Flex>
      <Box id={contentId} borderTopWidth="1px" hidden={isFolded}>
        {isFolded ? null : section.clients.length > 0 ? (
          <Suspense fallback={null}>
            <List group={name} clients={section.clients} {...list} />
          </Suspense>
        ) : isSearched && section.places.length > 0 ? null : (
          <Text px="4" py="6" textStyle="sm" color="fg.subtle">
            {t("emptyTitle")}
          </Text>
        )}
        {isFolded || section.places.length === 0 ? null : (
          <Suspense fallback={null}>
            <PlacesList group={name} places={section.places} isFound={isSearched} columns={placeColumns} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
});

type GroupHeadProps = {
  id: string;
  name: string;
  /** Number of its devices shown. */
  count: number;
  isFolded: boolean;
  onFold: (id: string) => void;
  /** Id of the element that it folds. */
  contentId: string;
};

/** A group's name; a press folds its devices. */
const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
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
            {t("clientCount", { count })}
          </Text>
        </HStack>
      </chakra.button>
    </Heading>
  );
});
