import { Box, Button, HStack, Stack } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { PageHead } from "../../shared/ui/PageHead";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { ErrorReportForm } from "./ErrorReportForm";
import { errorReportTexts } from "./errorReportTexts";
import { useReportError } from "./useReportError";

/** Where the link to this page was followed, or null where it was opened by itself. */
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
