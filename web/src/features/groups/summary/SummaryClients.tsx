import { Box, chakra, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { Chooser } from "../../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { groupsTexts } from "../groupsTexts";
import { byKey, MoveButtons } from "./MoveButtons";
import { canMove, moved, type Step } from "./summaryDraft";
import type { Move } from "./useMoving";

type SummaryClientsProps = {
  /** Of the summary group's line. */
  line: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** The group's. */
  members: readonly ClientRow[];
  onMoved: (move: Move) => void;
};

/** The devices of one summary group, in their order. */
export function SummaryClients({ line, ids, onChange, members, onMoved }: SummaryClientsProps) {
  const t = useT(groupsTexts);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const offered = members.filter(({ id }) => !ids.includes(id));
  const move = (index: number, name: string, by: Step) => {
    if (!canMove(ids.length, index, by)) return;
    const said = t("moved", { name, place: index + by + 1, places: ids.length });
    onMoved({ key: `${line}/${ids[index]}`, by, said });
    onChange(moved(ids, index, by));
  };
  return (
    <Stack gap="2">
      {ids.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noClientsInSummary")}
        </Text>
      ) : (
        <chakra.ol listStyleType="none" aria-label={t("clients")}>
          {ids.map((id, index) => {
            const name = names.get(id) ?? `#${id}`;
            return (
              <HStack
                as="li"
                key={id}
                data-line={`${line}/${id}`}
                gap="0"
                minH="9"
                rounded="md"
                _hover={{ bg: "bg.subtle" }}
                onKeyDown={byKey((by) => move(index, name, by))}
              >
                <Text textStyle="sm" flex="1" minW="0" overflowWrap="anywhere">
                  {name}
                </Text>
                <MoveButtons
                  line={`${line}/${id}`}
                  name={name}
                  canMove={(by) => canMove(ids.length, index, by)}
                  onMove={(by) => move(index, name, by)}
                />
                <IconButton
                  size="xs"
                  variant="ghost"
                  color="fg.muted"
                  aria-label={t("removeClient", { name })}
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                >
                  <X aria-hidden />
                </IconButton>
              </HStack>
            );
          })}
        </chakra.ol>
      )}
      {offered.length === 0 ? null : (
        <Box maxW="22rem">
          <Chooser
            aria-label={t("addClient")}
            size="sm"
            options={namedOptions(offered)}
            placeholder={t("chooseClient")}
            chosen=""
            onChoose={(id) => onChange([...ids, id])}
          />
        </Box>
      )}
    </Stack>
  );
}
