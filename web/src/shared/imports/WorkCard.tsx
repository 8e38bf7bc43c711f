import { Button, HStack, Skeleton, Text } from "@chakra-ui/react";
import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useImportWholeQuery } from "../../graphql/operations/imports";
import { useT } from "../../i18n/useT";
import { PageError } from "../ui/PageState";
import { PartCard } from "../ui/PartCard";
import { Bar } from "./Bar";
import { Draft } from "./draft/Draft";
import { type ImportClient, type ImportRow, isMoving } from "./importFile";
import { importsTexts } from "./importsTexts";
import { ThrowDialog } from "./ThrowDialog";

type WorkCardProps = {
  row: ImportRow;
  client: ImportClient;
  onChanged: () => Promise<void>;
  onClose: () => void;
};

const says = { ASKING: "askingDone", UNREADABLE: "unreadableDone", READ: "readDone" } as const;

/** The file that somebody is at work on: how far it is, then what it was taken for and what it would bring in. */
export function WorkCard({ row, client, onChanged, onClose }: WorkCardProps) {
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
  if (whole) return <Draft whole={whole} {...props} />;
  if (answer.loading) return <Skeleton h="16rem" rounded="l3" />;
  return <PageError title={t("wholeFailed")} onRetry={() => void answer.refetch().catch(() => undefined)} />;
}
