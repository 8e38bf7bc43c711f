import { Box, Card, Flex, Stack, Text } from "@chakra-ui/react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { actionsTexts } from "../../shared/actions/actionsTexts";
import { StatusBadge } from "../../shared/actions/StatusBadge";
import { SelectBox } from "../../shared/bulk/SelectBox";
import type { Selection } from "../../shared/bulk/useSelection";
import { Age } from "../../shared/time/Age";
import { ActionButtons } from "./ActionButtons";
import { ActionClient, ActionName } from "./ActionFacts";
import type { ActionRow } from "./actionChoice";
import { rowLook } from "./rowLook";
import { useActionName } from "./useActionName";
import type { ActionWork } from "./useActionWork";

type ActionCardsProps = { rows: readonly ActionRow[]; selection: Selection; work: ActionWork };

const dates = ["createDate", "acceptDate", "doneDate"] as const;

/** The actions on a phone. */
export function ActionCards({ rows, selection, work }: ActionCardsProps) {
  const t = useT(actionsTexts);
  const nameOf = useActionName();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {rows.map((action) => (
        <Card.Root
          as="li"
          key={action.id}
          ps="1"
          pe="3"
          pt="2"
          pb="1"
          data-status={action.status}
          {...rowLook(action)}
        >
          <Flex gap="1" align="start">
            <SelectBox
              label={t("choose", { name: nameOf(action) })}
              isChosen={selection.chosen.has(action.id)}
              onToggle={(isRange) => selection.toggle(action.id, isRange)}
            />
            <Stack gap="1" flex="1" minW="0" pt="1">
              <Box overflowWrap="anywhere">
                <ActionClient action={action} />
              </Box>
              <StatusBadge action={action} />
              <ActionName action={action} />
              {action.message ? (
                <Text textStyle="sm" overflowWrap="anywhere">
                  {action.message}
                </Text>
              ) : null}
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {action.createdBy?.email ?? untold}
              </Text>
              <Flex justify="space-between" align="end" gap="2">
                <Text textStyle="xs" color="fg.muted">
                  {dates.map((date, index) => {
                    const at = action[date];
                    return at === null ? null : (
                      <span key={date}>
                        {index > 0 ? " · " : ""}
                        {t(date)} <Age at={at} isInList />
                      </span>
                    );
                  })}
                </Text>
                <ActionButtons action={action} name={nameOf(action)} work={work} />
              </Flex>
            </Stack>
          </Flex>
        </Card.Root>
      ))}
    </Stack>
  );
}
