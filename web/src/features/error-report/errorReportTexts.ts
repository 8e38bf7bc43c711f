import type { Translation } from "../../i18n/catalogue";
import { sl } from "./errorReportTexts.sl";

const en = {
  title: "Report an error",
  subtitle: "Describe what doesn't work. An administrator of the portal reads it.",
  message: "What is wrong?",
  messageHint: "What did you do, what did you expect, and what happened?",
  length: "{count} of {longest} characters",
  page: "The page that you came from goes along:",
  submit: "Send",
  sent: "The error is reported",
  sentTitle: "Thank you for the report",
  sentText: "It is stored as number {id}. An administrator of the portal will read it.",
  back: "Back",
  another: "Report another",
  failed: "The error could not be reported",
  failedText: "Your description stays here. Try again in a little while.",
  tooMany: "You sent too many reports within the last hour. Your description stays here: send it later.",
} as const satisfies Translation<typeof sl>;

export const errorReportTexts = { en, sl };
