import { Box, Flex, HStack, IconButton, Input } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { TextField } from "../../../shared/form/TextField";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { groupsTexts } from "../groupsTexts";
import { byKey, MoveButtons } from "./MoveButtons";
import { SummaryClients } from "./SummaryClients";
import { longestName, type Step, type SummaryValues } from "./summaryDraft";
import type { Move } from "./useMoving";

type SummaryGroupCardProps = {
  form: UseFormReturn<SummaryValues>;
  index: number;
  /** Its `data-line`. */
  line: string;
  members: readonly ClientRow[];
  canMove: (by: Step) => boolean;
  onMove: (by: Step, name: string) => void;
  onMoved: (move: Move) => void;
  onRemove: () => void;
};

/** A summary group: its name, its place, and its devices. */
export function SummaryGroupCard(props: SummaryGroupCardProps) {
  const { form, index, line, members, onMove, onMoved, onRemove } = props;
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
                    [...value.trim()].length <= longestName || ui("faultTooLong", { count: longestName })
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
            aria-label={t("removeSummaryGroup", { name })}
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
        members={members}
        onMoved={onMoved}
      />
    </Box>
  );
}
