import { Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useT } from "../../../i18n/useT";
import { PickLine } from "../../../shared/bulk/PickLine";
import { MoreLines } from "../../../shared/ui/MoreLines";
import { SearchField } from "../../../shared/ui/SearchField";
import { groupsTexts } from "../groupsTexts";
import { MemberFailures } from "./MemberFailures";
import type { MemberWork } from "./memberWork";
import { useMemberWork } from "./useMemberWork";

/** Lines that are drawn at first, and with each press of the button below them. */
const pageSize = 100;

type MemberListProps = { work: MemberWork; onBusy: (isBusy: boolean) => void };

/** A checklist to search, and what is done with the chosen ones. */
export function MemberList({ work, onBusy }: MemberListProps) {
  const t = useT(groupsTexts);
  const [typed, setTyped] = useState("");
  const [room, setRoom] = useState(pageSize);
  const search = useDeferredValue(typed);
  const { chosen, failures, fault, isBusy, toggle, choose, clear, apply } = useMemberWork(work);
  const { candidates = [], matches } = work;
  const shown = useMemo(
    () => candidates.filter((candidate) => matches(candidate, search)),
    [candidates, matches, search],
  );
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const outOfSight = chosen.size - shown.filter(({ id }) => chosen.has(id)).length;
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <SearchField label={work.search} value={typed} onChange={setTyped} flex="1" minW="12rem" />
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => choose(shown.map(({ id }) => id))}
        >
          {t("selectAll")}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy || chosen.size === 0} onClick={clear}>
          {t("clear")}
        </Button>
      </HStack>
      <Box
        role="group"
        aria-label={work.name}
        borderWidth="1px"
        rounded="l2"
        maxH="22rem"
        overflowY="auto"
        position="relative"
      >
        {shown.length === 0 ? (
          <Text p="4" color="fg.muted" textStyle="sm">
            {candidates.length === 0 ? work.none : t("noMatchHere")}
          </Text>
        ) : null}
        {shown.slice(0, room).map(({ id, name, detail }) => (
          <PickLine key={id} isChecked={chosen.has(id)} onToggle={() => toggle(id)}>
            <Box as="span" display="block">
              {name}
              {detail === "" ? null : (
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {detail}
                </Text>
              )}
            </Box>
          </PickLine>
        ))}
        {shown.length > room ? (
          <MoreLines
            text={t("more", { count: shown.length - room })}
            action={t("showMore")}
            onMore={() => setRoom(room + pageSize)}
          />
        ) : null}
      </Box>
      <MemberFailures failures={failures} fault={fault} reasonOf={work.reasonOf} />
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text role="status" textStyle="sm" color="fg.muted">
          {t("picked", { count: chosen.size })}
          {outOfSight > 0 ? ` · ${t("outOfSight", { count: outOfSight })}` : ""}
        </Text>
        <Button
          colorPalette="brand"
          disabled={chosen.size === 0}
          loading={isBusy}
          loadingText={work.action(chosen.size)}
          onClick={apply}
        >
          {work.action(chosen.size)}
        </Button>
      </HStack>
    </Stack>
  );
}
