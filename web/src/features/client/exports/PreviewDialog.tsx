import { Button, Skeleton, Stack, Table, Text } from "@chakra-ui/react";
import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { serverFetch } from "../../../graphql/serverFetch";
import type { Language } from "../../../i18n/language";
import { useLanguage, useT } from "../../../i18n/useT";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { TableArea } from "../../../shared/ui/TableArea";
import type { ExportFile } from "./exportFiles";
import { exportName } from "./exportNames";
import { exportTexts } from "./exportTexts";
import { type FirstRows, firstRows } from "./firstRows";

type PreviewDialogProps = {
  file: ExportFile;
  directions: DirectionNames | null;
  href: string;
  language: Language;
  zone: string;
  onClose: () => void;
};

/** Preview of a CSV file before the download. */
export function PreviewDialog({ file, directions, href, language, zone, onClose }: PreviewDialogProps) {
  const t = useT(exportTexts);
  // The portal's clock moves the period on; the open preview keeps its own.
  const [held] = useState(href);
  const [preview, retry] = usePreview(held, language);
  const name = exportName(file, directions, useLanguage());
  const title = t("previewOf", { name });
  return (
    <DialogFrame
      title={title}
      size="xl"
      isBusy={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t("close")}
          </Button>
          <Button asChild colorPalette="brand" size="sm">
            <a href={held} download>
              <Download size={16} aria-hidden />
              {t("download")}
            </a>
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {preview.state === "shown" ? <Count {...preview.rows} /> : null} {t("previewZone", { zone })}
      </Text>
      <Content preview={preview} title={title} onRetry={retry} />
    </DialogFrame>
  );
}

function Count({ rows, whole }: FirstRows) {
  const t = useT(exportTexts);
  return t(whole ? "previewAll" : "previewFirst", { count: rows.length });
}

function Content({ preview, title, onRetry }: { preview: Preview; title: string; onRetry: () => void }) {
  const t = useT(exportTexts);
  if (preview.state === "loading") return <Skeleton height="20rem" aria-label={t("previewLoading")} />;
  if (preview.state === "failed")
    return (
      <Stack role="alert" gap="3" align="start">
        <Text color="fg.error">{t(preview.isSignedOut ? "previewExpired" : "previewFailed")}</Text>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Stack>
    );
  if (preview.rows.rows.length === 0) return <Text>{t("previewEmpty")}</Text>;
  return <PreviewTable rows={preview.rows} label={title} />;
}

/** A file's first rows, with their loading state. */
type Preview =
  | { state: "loading" }
  | { state: "failed"; isSignedOut: boolean }
  | { state: "shown"; rows: FirstRows };

const loading: Preview = { state: "loading" };

/** Reads the beginning of a file; returns a retry function, too. Another address is read anew. */
function usePreview(href: string, language: Language): [Preview, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ of: string; preview: Preview } | null>(null);
  const asked = `${attempt} ${href}`;
  useEffect(() => {
    const reading = new AbortController();
    const become = (preview: Preview) => {
      if (!reading.signal.aborted) setRead({ of: asked, preview });
    };
    readPreview(href, language, reading.signal).then(
      (rows) => become({ state: "shown", rows }),
      (error: unknown) =>
        become({ state: "failed", isSignedOut: error instanceof PreviewError && error.status === 401 }),
    );
    return () => reading.abort();
  }, [asked, href, language]);
  return [read?.of === asked ? read.preview : loading, () => setAttempt(attempt + 1)];
}

/** A long period is processed before its first row arrives. */
const silenceMs = 60_000;

/** Enough rows to see what the file is like. */
const previewRows = 20;

/** Failure to read a file, with the portal's HTTP status. */
class PreviewError extends Error {
  constructor(readonly status: number) {
    super(`The portal answered ${status}.`);
  }
}

/**
 * The first rows of an exported file.
 * @throws PreviewError, or what fetch throws
 */
async function readPreview(href: string, language: Language, signal: AbortSignal): Promise<FirstRows> {
  const answer = await serverFetch(href, { signal }, silenceMs);
  if (!answer.ok || answer.body === null) throw new PreviewError(answer.status);
  return firstRows(answer.body, language, previewRows);
}

/** True for a column of numbers, which is right-aligned; empty cells are ignored. */
const isNumeric = ({ rows }: FirstRows, column: number): boolean =>
  rows.every((row) => /^[\d.,-]*$/.test(row[column] ?? "")) && rows.some((row) => (row[column] ?? "") !== "");

/** The beginning of a file as a table. */
function PreviewTable({ rows, label }: { rows: FirstRows; label: string }) {
  // A day (2026-10-25) looks like a number, but is in the first column.
  const alignments = rows.head.map((_, column) => (column > 0 && isNumeric(rows, column) ? "end" : "start"));
  return (
    <TableArea label={label} maxH="60vh" borderWidth="1px" rounded="md">
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {rows.head.map((title, column) => (
              <Table.ColumnHeader
                key={title}
                scope="col"
                textAlign={alignments[column]}
                verticalAlign="bottom"
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
            <Table.Row key={index}>
              {rows.head.map((title, column) => (
                <Table.Cell key={title} textAlign={alignments[column]} whiteSpace="nowrap" py="1">
                  {row[column]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
