import { Box, Button, Card, Code, Flex, HStack, Stack, Text, Textarea } from "@chakra-ui/react";
import { LONGEST_ERROR_MESSAGE, LONGEST_ERROR_PAGE } from "@obcestje/contract/limits/lengths.js";
import { CircleCheck, Send } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../app/paths";
import { failureOf } from "../../graphql/errors";
import { ReportErrorDocument } from "../../graphql/operations/errorReport";
import { translatorOf, useT } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { TextField } from "../../shared/form/TextField";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { tabStorage } from "../../shared/storage/browserStorage";
import { PageHead } from "../../shared/ui/PageHead";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { StatusAlert } from "../../shared/ui/StatusAlert";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { errorReportTexts } from "./errorReportTexts";

/** The page with the link to this one, or null if it was opened directly. */
const cameFrom = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "from" in state && typeof state.from === "string"
    ? state.from
    : null;

/** /reporterror */
export function ErrorReportPage() {
  const t = useT(errorReportTexts);
  const page = cameFrom(useLocation().state);
  const report = useReportError(page);
  return (
    <Stack gap="6" p={{ base: "4", md: "6" }} maxW="48rem" mx="auto">
      <PageTitle>{t("title")}</PageTitle>
      <PageHead title={t("title")} intro={t("subtitle")} />
      {report.sentId === null ? (
        <ErrorReportForm {...report} page={page} onWrite={report.write} onSend={report.send} />
      ) : (
        <Box role="status">
          <PageMessage
            icon={<CircleCheck />}
            title={t("sentTitle")}
            text={t("sentText", { id: report.sentId })}
            action={
              <HStack>
                <Button asChild variant="outline" size="sm">
                  <Link to={page ?? paths.overview}>{t("back")}</Link>
                </Button>
                <Button variant="ghost" size="sm" onClick={report.another}>
                  {t("another")}
                </Button>
              </HStack>
            }
          />
        </Box>
      )}
    </Stack>
  );
}

/** An error report during writing and sending. `page`: where the error occurs, or null. */
function useReportError(page: string | null) {
  const who = useLocalSession()?.username ?? "";
  const { send, isBusy } = useChange();
  const [message, setMessage] = useState(() => draft.read(who));
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const [sentId, setSentId] = useState<string | null>(null);

  const write = (text: string) => {
    draft.keep(who, text);
    setMessage(text);
  };

  const report = async () => {
    setFailure(null);
    const t = translatorOf(errorReportTexts);
    try {
      const input = { message: message.trim(), page: page?.slice(0, LONGEST_ERROR_PAGE) ?? null };
      const data = await send(ReportErrorDocument, input);
      if (data === null) return;
      setSentId(data.reportError.id);
      write("");
      toast.success(t("sent"), "errorReport");
    } catch (error) {
      setFailure(failureOf(error) === "RATE_LIMITED" ? "tooMany" : "failed");
      sayFailed(error, t("failed"), "errorReport");
    }
  };

  return { message, write, send: report, isSending: isBusy, failure, sentId, another: () => setSentId(null) };
}

/** An unsent report; it survives a reload and a sign-in, but another person in this tab never sees it. */
type Draft = { who: string; message: string };

const key = "errorReport";

function read(): Draft | null {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return stored as Draft | null;
  } catch {
    return null;
  }
}

const draft = {
  read: (who: string): string => {
    const stored = read();
    return stored?.who === who && typeof stored.message === "string" ? stored.message : "";
  },
  keep: (who: string, message: string): void => {
    tabStorage.write(key, message === "" ? null : JSON.stringify({ who, message }));
  },
};

/** From this length on the remaining length is shown. */
const countFrom = 4000;

type ErrorReportFormProps = {
  message: string;
  /** The page sent with the report, or null. */
  page: string | null;
  isSending: boolean;
  failure: "failed" | "tooMany" | null;
  onWrite: (message: string) => void;
  onSend: () => void;
};

function ErrorReportForm(props: ErrorReportFormProps) {
  const { message, page, isSending, failure, onWrite, onSend } = props;
  const t = useT(errorReportTexts);
  return (
    <Card.Root asChild>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (message.trim() !== "" && !isSending) onSend();
        }}
      >
        <Stack gap="5" p={{ base: "4", md: "6" }}>
          {failure === null ? null : (
            <StatusAlert status="error" title={t("failed")}>
              {t(failure === "tooMany" ? "tooMany" : "failedText")}
            </StatusAlert>
          )}
          <TextField
            label={t("message")}
            hint={
              message.length < countFrom
                ? t("messageHint")
                : t("length", { count: message.length, longest: LONGEST_ERROR_MESSAGE })
            }
            error={undefined}
          >
            <Textarea
              value={message}
              onChange={(event) => onWrite(event.target.value)}
              maxLength={LONGEST_ERROR_MESSAGE}
              rows={8}
              resize="vertical"
              fontSize={{ base: "md", md: "sm" }}
              autoFocus
            />
          </TextField>
          <Flex justify="space-between" align="center" gap="4" wrap="wrap">
            <Text textStyle="sm" color="fg.muted" flex="1" minW="14rem" overflowWrap="anywhere">
              {page === null ? null : (
                <>
                  {t("page")} <Code>{page}</Code>
                </>
              )}
            </Text>
            <Button
              type="submit"
              colorPalette="brand"
              disabled={message.trim() === ""}
              loading={isSending}
              loadingText={t("submit")}
            >
              <Send size={16} aria-hidden />
              {t("submit")}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card.Root>
  );
}
