import { Text } from "@chakra-ui/react";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";

/** Recipients of the report: the first by name, all on hover. */
export function Recipients({ recipients }: { recipients: readonly string[] }) {
  const t = useT(reportSchedulesTexts);
  const [first] = recipients;
  if (first === undefined)
    return (
      <Text as="span" color="fg.muted">
        {t("noRecipients")}
      </Text>
    );
  return (
    <Text as="span" title={recipients.join(", ")} overflowWrap="anywhere">
      {first}
      {recipients.length === 1 ? null : (
        <Text as="span" color="fg.muted">
          {` ${t("more", { count: recipients.length - 1 })}`}
        </Text>
      )}
    </Text>
  );
}
