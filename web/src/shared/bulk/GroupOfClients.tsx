import { Box, Flex, IconButton, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { bulkTexts } from "./bulkTexts";
import { PickLine } from "./PickLine";

type GroupOfClientsProps = {
  name: string;
  members: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  isOpen: boolean;
  onTurn: () => void;
  onChoose: (ids: readonly string[]) => void;
  onDrop: (ids: readonly string[]) => void;
};

/** The devices of one group, to choose all or some of. */
export function GroupOfClients(props: GroupOfClientsProps) {
  const { name, members, chosen, isOpen, onTurn, onChoose, onDrop } = props;
  const t = useT(bulkTexts);
  const ids = members.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const isWhole = count === ids.length;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box role="group" aria-label={name}>
      <Flex bg="bg.subtle" align="center">
        <Box flex="1" minW="0">
          <PickLine
            label={t("pickGroup", { name })}
            isChecked={isWhole}
            isMixed={count > 0 && !isWhole}
            onToggle={() => (isWhole ? onDrop(ids) : onChoose(ids))}
          >
            <Text as="span" fontWeight="medium">
              {name}
            </Text>
            <Text as="span" textStyle="xs" color="fg.muted" ms="2">
              {count > 0 ? `${count} / ${ids.length}` : ids.length}
            </Text>
          </PickLine>
        </Box>
        <IconButton
          size="xs"
          variant="ghost"
          me="1"
          aria-label={t(isOpen ? "foldGroup" : "unfoldGroup", { name })}
          aria-expanded={isOpen}
          onClick={onTurn}
        >
          <Arrow aria-hidden />
        </IconButton>
      </Flex>
      {isOpen
        ? members.map((client) => (
            <PickLine
              key={client.id}
              label={`${client.name}, ${client.hardwareType ?? t("untoldType")}`}
              isChecked={chosen.has(client.id)}
              onToggle={() => (chosen.has(client.id) ? onDrop([client.id]) : onChoose([client.id]))}
              ps="6"
            >
              {client.name}
              <Text as="span" textStyle="xs" color="fg.muted" ms="2">
                {client.hardwareType ?? "-"}
              </Text>
            </PickLine>
          ))
        : null}
    </Box>
  );
}
