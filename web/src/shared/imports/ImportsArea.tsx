import { Button, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { FileSpreadsheet, MapPinOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useImportsQuery, useImportWholeQuery } from "../../graphql/operations/imports";
import { translatorOf, useT } from "../../i18n/useT";
import { directionsIn } from "../directions/directionsIn";
import { answerOf } from "../live/answerOf";
import { useLastGood } from "../live/useLastGood";
import { PageError, PageMessage } from "../ui/PageState";
import { PartCard } from "../ui/PartCard";
import { StaleNotice } from "../ui/StaleNotice";
import { toast } from "../ui/toastStore";
import { uiTexts } from "../ui/uiTexts";
import { Bar } from "./Bar";
import { Draft } from "./draft/Draft";
import { type ImportClient, type ImportRow, isInWork, isMoving } from "./importFile";
import { importsTexts } from "./importsTexts";
import { ImportsList } from "./list/ImportsList";
import { ThrowDialog } from "./ThrowDialog";
import { UploadCard } from "./upload/UploadCard";
import { ImportDirections } from "./words/importDirections";

type ImportsAreaProps = {
  clientId: string;
  /** Head of the page, if this is the whole page; without a client while it is unknown. */
  head?: (client: (ImportClient & { name: string }) | undefined) => ReactNode;
};

/** Imports files of records into a device's history: uploads them, shows what they would bring in, and undoes them. */
export function ImportsArea({ clientId, head }: ImportsAreaProps) {
  const t = useT(importsTexts);
  const ui = useT(uiTexts);
  const { client, isLoaded, at, error, reload } = useImports(clientId);
  const imports = client?.imports ?? undefined;
  useNews(imports);
  /** The opened file; null: none. Undefined: the newest one in work. */
  const [opened, setOpened] = useState<string | null>();
  /** Each change of a file remounts its card, which drops all state of the previous reading. */
  const [changes, setChanges] = useState(0);
  const changed = async () => {
    await reload();
    setChanges((count) => count + 1);
  };
  if (client === null) return <PageMessage as="h1" icon={<MapPinOff />} title={t("gone")} />;
  if (client === undefined || imports === undefined)
    return (
      <>
        {head?.(client)}
        {error === undefined && !isLoaded ? (
          <Skeleton h="20rem" rounded="l3" role="status" aria-label={ui("loading")} />
        ) : (
          <PageError title={t("failed")} onRetry={() => void reload()} />
        )}
      </>
    );
  const inWork = imports.filter(isInWork);
  const current = opened === null ? undefined : (inWork.find(({ id }) => id === opened) ?? inWork[0]);
  return (
    <Stack gap="4">
      {head?.(client)}
      {error === undefined ? null : <StaleNotice text={t("failed")} at={at} onRetry={() => void reload()} />}
      {current === undefined ? (
        <UploadCard
          client={client}
          known={imports}
          onUploaded={() => {
            setOpened(undefined);
            void changed();
          }}
        />
      ) : (
        <WorkCard
          key={`${current.id} ${changes}`}
          row={current}
          client={client}
          onChanged={changed}
          onClose={() => setOpened(null)}
        />
      )}
      <ImportsList
        imports={imports}
        client={client}
        shown={current?.id}
        onOpen={setOpened}
        onChanged={changed}
      />
    </Stack>
  );
}

/** Interval while the platform works on a file. */
const soonMs = 1_500;
const minuteMs = 60_000;

/** A device's files; polled at short intervals while one of them changes. */
function useImports(clientId: string) {
  const answer = useImportsQuery({
    variables: { clientId },
    // The list has fewer fields of a file than its own query: they must not be mixed in the cache.
    fetchPolicy: "no-cache",
    skipPollAttempt: () => document.hidden,
  });
  const { data, at } = useLastGood(answerOf(answer), clientId);
  const moves = data?.client?.imports?.some(isMoving) ?? false;
  const { startPolling, stopPolling, refetch } = answer;
  useEffect(() => {
    startPolling(moves ? soonMs : minuteMs);
    return stopPolling;
  }, [moves, startPolling, stopPolling]);
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  return { client: data?.client, isLoaded: data !== undefined, at, error: answer.error, reload };
}

/** Shows a notice when a file that somebody looks at was applied or undone. */
function useNews(imports: readonly ImportRow[] | undefined): void {
  const states = useRef(new Map<string, ImportRow["state"]>());
  useEffect(() => {
    const t = translatorOf(importsTexts);
    for (const { id, state, fileName } of imports ?? []) {
      const before = states.current.get(id);
      states.current.set(id, state);
      if (before === "APPLYING" && state === "APPLIED")
        toast.success(t("applied", { name: fileName }), `import:${id}`);
      if (before === "UNDOING" && state === "UNDONE")
        toast.success(t("undone", { name: fileName }), `import:${id}`);
    }
  }, [imports]);
}

type WorkCardProps = {
  row: ImportRow;
  client: ImportClient;
  onChanged: () => Promise<void>;
  onClose: () => void;
};

const says = { ASKING: "askingDone", UNREADABLE: "unreadableDone", READ: "readDone" } as const;

/** The file in work: its progress, then its understanding and what it would bring in. */
function WorkCard({ row, client, onChanged, onClose }: WorkCardProps) {
  const t = useT(importsTexts);
  const [isThrown, setThrown] = useState(false);
  const { state, fileName } = row;
  return (
    <PartCard
      title={fileName}
      icon={<FileSpreadsheet size={16} aria-hidden />}
      aside={
        <Button size="xs" variant="ghost" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <Text role="status" textStyle="sm" color="fg.muted">
        {state === "ASKING" || state === "UNREADABLE" || state === "READ" ? t(says[state]) : t("mayLeave")}
      </Text>
      {isMoving(row) ? (
        <Bar row={row} />
      ) : (
        <Whole row={row} client={client} onChanged={onChanged} onThrow={() => setThrown(true)} />
      )}
      {state === "UPLOADED" ? (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setThrown(true)}>
            {t("throwAway")}
          </Button>
        </HStack>
      ) : null}
      {isThrown ? <ThrowDialog row={row} onDone={onChanged} onClose={() => setThrown(false)} /> : null}
    </PartCard>
  );
}

type WholeProps = Omit<WorkCardProps, "onClose"> & { onThrow: () => void };

function Whole({ row, ...props }: WholeProps) {
  const t = useT(importsTexts);
  const answer = useImportWholeQuery({ variables: { id: row.id }, fetchPolicy: "no-cache" });
  const whole = answer.dataState === "complete" ? answer.data.import : undefined;
  if (whole)
    return (
      <ImportDirections value={directionsIn(props.client, whole.look?.from ?? null)}>
        <Draft whole={whole} {...props} />
      </ImportDirections>
    );
  if (answer.loading) return <Skeleton h="16rem" rounded="l3" />;
  return <PageError title={t("wholeFailed")} onRetry={() => void answer.refetch().catch(() => undefined)} />;
}
