import { Box, Button, HStack, Stack, Tabs, Text } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import type { BulkError, BulkResult } from "../../../shared/bulk/bulkResult";
import { PickLine } from "../../../shared/bulk/PickLine";
import { useBulk } from "../../../shared/bulk/useBulk";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { MoreLines } from "../../../shared/ui/MoreLines";
import { SearchField } from "../../../shared/ui/SearchField";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { type About, toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { groupsTexts } from "../groupsTexts";
import type { MemberWork } from "./memberWork";

type MemberDialogProps = {
  title: string;
  /** The work of its tabs: in, and out. */
  works: readonly MemberWork[];
  note?: string | undefined;
  onClose: () => void;
};

/** Adds members to a group, and removes them. */
export function MemberDialog({ title, works, note, onClose }: MemberDialogProps) {
  const ui = useT(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<string>("in");
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <LargeDialog
      title={title}
      width="40rem"
      closeOnInteractOutside={false}
      onClose={close}
      body={{ px: { base: "4", md: "6" }, pt: "2", pb: "4" }}
      footer={
        <Button variant="ghost" disabled={isBusy} onClick={close}>
          {ui("close")}
        </Button>
      }
    >
      {note === undefined ? null : (
        <Text textStyle="sm" color="fg.muted" mt="2" mb="2">
          {note}
        </Text>
      )}
      <Tabs.Root
        value={open}
        onValueChange={({ value }) => setOpen(value)}
        colorPalette="brand"
        lazyMount
        unmountOnExit
        fitted
      >
        <Tabs.List aria-label={title}>
          {works.map(({ way, name }) => (
            <Tabs.Trigger key={way} value={way} disabled={isBusy}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {works.map((work) => (
          <Tabs.Content key={work.way} value={work.way} pt="4" colorPalette="gray">
            <MemberList work={work} onBusy={setBusy} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </LargeDialog>
  );
}

/** Number of lines drawn at first, and added with each press of the button below. */
const pageSize = 100;

type MemberListProps = { work: MemberWork; onBusy: (isBusy: boolean) => void };

/** A checklist with search, and the button for the chosen ones. */
function MemberList({ work, onBusy }: MemberListProps) {
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

/** Selection in a list, with the work on it: failed ones stay selected, with the reason. */
function useMemberWork({ candidates = [], run, says, onSettled }: MemberWork) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<readonly MemberFailure[]>([]);
  const known = new Map(candidates.map(({ id, name }) => [id, name]));
  // An item that somebody else changed meanwhile is not in the list any more.
  const chosen = new Set(picked.filter((id) => known.has(id)));
  const end = (results: readonly BulkResult[], about: About) => {
    const failed = results.flatMap(({ id, error }) =>
      error === null ? [] : [{ id, name: known.get(id) ?? id, error }],
    );
    setFailures(failed);
    setPicked(failed.map(({ id }) => id));
    if (failed.length > 0) toast.error(says.failed, about);
    else toast.success(says.done, about);
    onSettled();
  };
  const bulk = useBulk({
    run,
    wanted: null,
    isForm: false,
    onChanged: () => undefined,
    onEnd: end,
    what: says.failed,
    onFault: (reason, about) => {
      sayFailed(reason, says.failed, about);
      onSettled();
    },
  });
  return {
    chosen,
    failures,
    fault: bulk.fault,
    isBusy: bulk.isBusy,
    toggle: (id: string) => {
      const isChosen = chosen.has(id);
      setPicked(isChosen ? picked.filter((other) => other !== id) : [...chosen, id]);
    },
    choose: (ids: readonly string[]) => setPicked([...new Set([...chosen, ...ids])]),
    clear: () => setPicked([]),
    apply: () => {
      setFailures([]);
      void bulk.apply([...chosen]);
    },
  };
}

type MemberFailure = { id: string; name: string; error: BulkError };

/** Number of failures named. */
const named = 10;

type MemberFailuresProps = {
  failures: readonly MemberFailure[];
  /** Fault of the last try. */
  fault: BulkFault | null;
  /** Reason of a refusal, in the screen's language. */
  reasonOf: (error: BulkError) => string;
};

function MemberFailures({ failures, fault, reasonOf }: MemberFailuresProps) {
  const t = useT(groupsTexts);
  if (fault !== null) return <BulkNotice fault={fault} isTrial={false} />;
  if (failures.length === 0) return null;
  const more = failures.length - named;
  return (
    <Box role="alert" textStyle="sm" bg="bg.error" color="fg.error" rounded="l2" px="3" py="2">
      <Text fontWeight="medium">{t("failedHere")}</Text>
      {failures.slice(0, named).map(({ id, name, error }) => (
        <Text key={id} overflowWrap="anywhere">{`${name}: ${reasonOf(error)}`}</Text>
      ))}
      {more > 0 ? <Text>{t("more", { count: more })}</Text> : null}
    </Box>
  );
}
