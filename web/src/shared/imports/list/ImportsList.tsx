import { Badge, Button, Heading, HStack, Stack, Table, Text } from "@chakra-ui/react";
import { useState } from "react";
import { UndoImportDocument } from "../../../graphql/operations/imports";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../bulk/BulkNotice";
import type { BulkFault } from "../../bulk/bulkFault";
import { useChange } from "../../change/useChange";
import { fileSize } from "../../number/fileSize";
import { useNumber } from "../../number/useNumber";
import { formatDate, formatDateTime } from "../../time/format";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { ButtonsHead, ListHead, ListTable } from "../../ui/ListTable";
import { Bar } from "../Bar";
import { type ImportClient, type ImportRow, isDraft, isInWork, isMoving } from "../importFile";
import { importsTexts } from "../importsTexts";
import { ThrowDialog } from "../ThrowDialog";
import { toldUsers } from "../toldUsers";

type ImportsListProps = {
  imports: readonly ImportRow[];
  client: ImportClient;
  /** Id of the file that is open above. */
  shown: string | undefined;
  onOpen: (id: string) => void;
  onChanged: () => Promise<void>;
};

type Asked = { row: ImportRow; what: "undo" | "throw" };

/** The files imported into a device's history, the newest first. */
export function ImportsList({ imports, client, shown, onOpen, onChanged }: ImportsListProps) {
  const t = useT(importsTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = { onDone: onChanged, onClose: () => setAsked(null) };
  return (
    <Stack gap="2">
      <Heading as="h2" size="sm" fontWeight="semibold" pt="2">
        {t("list")}
      </Heading>
      {imports.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("none")}
        </Text>
      ) : (
        <ListTable
          label={t("list")}
          minW="46rem"
          heads={
            <>
              <ListHead>{t("imported")}</ListHead>
              <ListHead>{t("who")}</ListHead>
              <ListHead>{t("period")}</ListHead>
              <ListHead align="end">{t("counts")}</ListHead>
              <ListHead>{t("stateHead")}</ListHead>
              <ButtonsHead>{t("buttons")}</ButtonsHead>
            </>
          }
        >
          {imports.map((row) => (
            <ImportLine
              key={row.id}
              row={row}
              client={client}
              isShown={row.id === shown}
              onOpen={onOpen}
              onAsk={setAsked}
            />
          ))}
        </ListTable>
      )}
      {asked?.what === "undo" ? <UndoDialog row={asked.row} {...dialog} /> : null}
      {asked?.what === "throw" ? <ThrowDialog row={asked.row} {...dialog} /> : null}
    </Stack>
  );
}

type ImportLineProps = {
  row: ImportRow;
  client: ImportClient;
  isShown: boolean;
  onOpen: (id: string) => void;
  onAsk: (asked: Asked) => void;
};

function ImportLine({ row, client: { timeZone }, isShown, onOpen, onAsk }: ImportLineProps) {
  const t = useT(importsTexts);
  const language = useLanguage();
  const { number } = useNumber();
  const { id, fileName, look, createDate, createdBy, state } = row;
  const told = look && toldUsers(look);
  const users = told?.length ? told.reduce((sum, { count }) => sum + count, 0) : null;
  return (
    <Table.Row>
      <Table.Cell minW="10rem" maxW="20rem" whiteSpace="normal" overflowWrap="anywhere">
        <Text fontWeight="medium">{fileName}</Text>
        <Text textStyle="xs" color="fg.muted">
          {fileSize(row.fileSize, language)}
        </Text>
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">
        <Text>{createdBy ?? t("aKey")}</Text>
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          {formatDateTime(createDate, timeZone)}
        </Text>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">
        {look?.from && look.to
          ? `${formatDate(look.from, timeZone)} – ${formatDate(look.to - 1, timeZone)}`
          : "-"}
      </Table.Cell>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {number(users)}
      </Table.Cell>
      <Table.Cell>{isMoving(row) ? <Bar row={row} /> : <StateBadge state={state} />}</Table.Cell>
      <Table.Cell>
        <HStack gap="1.5" justify="end">
          {isInWork(row) && !isShown ? (
            <Button
              size="xs"
              variant="outline"
              aria-label={t("openOf", { name: fileName })}
              onClick={() => onOpen(id)}
            >
              {t("open")}
            </Button>
          ) : null}
          {row.canUndo ? (
            <Button
              size="xs"
              variant="outline"
              aria-label={t("undoOf", { name: fileName })}
              onClick={() => onAsk({ row, what: "undo" })}
            >
              {t("undo")}
            </Button>
          ) : null}
          {(isDraft(row) && !isShown) || state === "UNDONE" ? (
            <Button
              size="xs"
              variant="ghost"
              aria-label={t("throwOf", { name: fileName })}
              onClick={() => onAsk({ row, what: "throw" })}
            >
              {t("throwAway")}
            </Button>
          ) : null}
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}

const palettes: Partial<Record<ImportRow["state"], string>> = {
  APPLIED: "green",
  ASKING: "orange",
  UNREADABLE: "red",
};

function StateBadge({ state }: Pick<ImportRow, "state">) {
  const t = useT(importsTexts);
  return <Badge colorPalette={palettes[state] ?? "gray"}>{t(state)}</Badge>;
}

type UndoDialogProps = { row: ImportRow; onDone: () => Promise<void>; onClose: () => void };

/** Asks before it undoes an import, and says what will count again. */
function UndoDialog({ row, onDone, onClose }: UndoDialogProps) {
  const t = useT(importsTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const undo = async () => {
    const done = await change(UndoImportDocument, { id: row.id });
    setFault(done?.fault ?? null);
    if (done === null || done.fault !== null) return;
    onClose();
    await onDone();
  };
  return (
    <ConfirmDialog
      title={t("undoTitle")}
      text={t("undoText", { name: row.fileName })}
      action={t("undo")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
