import { Alert, Button, Card, Code, Flex, Stack, Text, Textarea } from "@chakra-ui/react";
import { Send } from "lucide-react";
import { useT } from "../../i18n/useT";
import { TextField } from "../../shared/form/TextField";
import { errorReportTexts } from "./errorReportTexts";

const longest = 5000;
/** From here on the room that is left matters. */
const countFrom = 4000;

export type ErrorReportFormProps = {
  message: string;
  /** The page that is sent along, or null. */
  page: string | null;
  isSending: boolean;
  failure: "failed" | "tooMany" | null;
  onWrite: (message: string) => void;
  onSend: () => void;
};

export function ErrorReportForm(props: ErrorReportFormProps) {
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
            <Alert.Root status="error" size="sm">
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{t("failed")}</Alert.Title>
                <Alert.Description>{t(failure === "tooMany" ? "tooMany" : "failedText")}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <TextField
            label={t("message")}
            hint={
              message.length < countFrom ? t("messageHint") : t("length", { count: message.length, longest })
            }
            error={undefined}
          >
            <Textarea
              value={message}
              onChange={(event) => onWrite(event.target.value)}
              maxLength={longest}
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
