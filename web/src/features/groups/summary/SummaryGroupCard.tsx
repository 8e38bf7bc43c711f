import { Box, chakra, Flex, HStack, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { ChevronDown, ChevronUp, Trash2, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { MovedDeviceNote } from "../../../shared/clients/MovedDeviceNote";
import { replaced, type StreetOfDevice, streetsOfDevice } from "../../../shared/clients/movedDevice";
import type { Street } from "../../../shared/clients/streets";
import { usePlaces } from "../../../shared/clients/usePlaces";
import { TextField } from "../../../shared/form/TextField";
import { Chooser } from "../../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../../shared/ui/chooser/namedOptions";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { groupsTexts } from "../groupsTexts";
import { canMove, leftOut, moved, type Step, type SummaryValues } from "./summaryDraft";
import type { Move } from "./useMoving";

type SummaryGroupCardProps = {
  form: UseFormReturn<SummaryValues>;
  index: number;
  /** Its `data-line`. */
  line: string;
  /** The group's. */
  streets: readonly Street[];
  /** Of devices and places, by id. */
  names: ReadonlyMap<string, string>;
  /** The group's id: a place of another group may not be taken. */
  groupId: string;
  canMove: (by: Step) => boolean;
  onMove: (by: Step, name: string) => void;
  onMoved: (move: Move) => void;
  onRemove: () => void;
};

/** A summary group: its name, its place, and its devices. */
export function SummaryGroupCard(props: SummaryGroupCardProps) {
  const { form, index, line, streets, names, groupId, onMove, onMoved, onRemove } = props;
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  const { control, register, formState } = form;
  const typed = useWatch({ control, name: `summaryGroups.${index}.name` });
  const ids = useController({ control, name: `summaryGroups.${index}.clientIds` }).field;
  const name = typed.trim() || t("unnamed");
  return (
    <Box
      as="li"
      data-line={line}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      px="4"
      py="3"
      onKeyDown={byKey((by) => onMove(by, name))}
    >
      <Flex gap="2" align="end" pb="3">
        <Box flex="1" minW="0">
          <TextField
            label={t("summaryGroupName")}
            required
            error={formState.errors.summaryGroups?.[index]?.name?.message}
          >
            <Input
              size="sm"
              fontSize={{ base: "md", md: "sm" }}
              autoComplete="off"
              {...register(`summaryGroups.${index}.name`, {
                validate: (value) => {
                  if (value.trim() === "") return t("nameMissing");
                  return (
                    [...value.trim()].length <= LONGEST_NAME || ui("faultTooLong", { count: LONGEST_NAME })
                  );
                },
              })}
            />
          </TextField>
        </Box>
        <HStack gap="0">
          <MoveButtons line={line} name={name} canMove={props.canMove} onMove={(by) => onMove(by, name)} />
          <IconButton
            size="xs"
            variant="ghost"
            color="fg.muted"
            aria-label={t("removeOf", { name })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </HStack>
      </Flex>
      <SummaryClients
        line={line}
        ids={ids.value}
        onChange={ids.onChange}
        streets={streets}
        names={names}
        groupId={groupId}
        onMoved={onMoved}
      />
    </Box>
  );
}

type SummaryClientsProps = {
  /** Of the summary group's line. */
  line: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  streets: readonly Street[];
  names: ReadonlyMap<string, string>;
  groupId: string;
  onMoved: (move: Move) => void;
};

/** The devices of one summary group, in order. */
function SummaryClients({ line, ids, onChange, streets, names, groupId, onMoved }: SummaryClientsProps) {
  const t = useT(groupsTexts);
  const { places } = usePlaces();
  const take = (id: string) => (street: StreetOfDevice) =>
    street.groups?.some((group) => group.id === groupId)
      ? () => onChange(replaced(ids, id, street.placeId))
      : null;
  const offered = leftOut(streets, [{ name: "", clientIds: [...ids] }]);
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
                <Stack flex="1" minW="0" gap="1" py="1">
                  <Text textStyle="sm" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <MovedDeviceNote streets={streetsOfDevice(places, id)} onTake={take(id)} />
                </Stack>
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
                  aria-label={t("removeOf", { name })}
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

const steps: Partial<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };

/** Alt and an arrow key moves the focused line; add the handler to the line. */
const byKey = (onMove: (by: Step) => void) => (event: KeyboardEvent) => {
  const by = steps[event.key];
  if (!event.altKey || by === undefined) return;
  event.preventDefault();
  // A line may be inside another one.
  event.stopPropagation();
  onMove(by);
};

type MoveButtonsProps = {
  /** The line's `data-line`. */
  line: string;
  name: string;
  canMove: (by: Step) => boolean;
  onMove: (by: Step) => void;
};

/** Buttons that move a line up and down. */
function MoveButtons({ line, name, canMove, onMove }: MoveButtonsProps) {
  const t = useT(groupsTexts);
  return ([-1, 1] as const).map((by) => (
    <IconButton
      key={by}
      size="xs"
      variant="ghost"
      color="fg.muted"
      data-move={`${line}${by}`}
      aria-label={t(by === 1 ? "moveDown" : "moveUp", { name })}
      disabled={!canMove(by)}
      onClick={() => onMove(by)}
    >
      {by === 1 ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
    </IconButton>
  ));
}
