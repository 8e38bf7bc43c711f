import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { SelectBox } from "../../../shared/bulk/SelectBox";
import type { Selection } from "../../../shared/bulk/useSelection";
import { type Section, unassignedId, untoldId } from "../../../shared/clients/list/sections";
import { adminClientsTexts } from "../adminClientsTexts";

type GroupLineProps = {
  section: Section;
  isFolded: boolean;
  onFold: (id: string) => void;
  selection: Selection;
};

/** Names of the sections that are no groups. */
const others = new Map<string, "unassigned" | "untoldGroup">([
  [unassignedId, "unassigned"],
  [untoldId, "untoldGroup"],
]);

/** A group's name, which folds its clients, and a checkbox that selects them all. */
export function GroupLine({ section, isFolded, onFold, selection }: GroupLineProps) {
  const t = useT(adminClientsTexts);
  const { id, clients, total } = section;
  const other = others.get(id);
  const name = other ? t(other) : section.name;
  const ids = clients.map((client) => client.id);
  const count = ids.filter((one) => selection.chosen.has(one)).length;
  const Arrow = isFolded ? ChevronRight : ChevronDown;
  return (
    <Flex align="center" h="full" minW="0">
      <SelectBox
        label={t("selectGroup", { name })}
        isChosen={count > 0 && count === ids.length}
        isMixed={count > 0 && count < ids.length}
        isDisabled={ids.length === 0}
        onToggle={() => selection.toggleAll(ids)}
      />
      <Heading as="h2" textStyle="sm" fontWeight="semibold" minW="0">
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="1.5"
          h="8"
          ps="1"
          pe="2"
          maxW="full"
          rounded="md"
          cursor="pointer"
          aria-expanded={!isFolded}
          onClick={() => onFold(id)}
          focusVisibleRing="inside"
          _hover={{ bg: "bg.muted" }}
        >
          <Arrow size={16} aria-hidden style={{ flexShrink: 0 }} />
          <Text as="span" truncate>
            {name}
          </Text>
          <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
            {clients.length === total
              ? t("groupCount", { count: total })
              : t("groupShown", { shown: clients.length, total })}
          </Text>
        </chakra.button>
      </Heading>
    </Flex>
  );
}
