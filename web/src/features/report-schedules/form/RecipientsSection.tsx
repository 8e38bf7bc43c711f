import { Box, Textarea } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { useNotificationPreferencesQuery } from "../../../graphql/operations/notifications";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { TextField } from "../../../shared/form/TextField";
import { useOffers } from "../../../shared/offers/useOffers";
import { addressesAtMost, addressesIn, wrongAddress } from "./addresses";
import type { ScheduleValues } from "./scheduleValues";

/** To whom the report is sent. */
export function RecipientsSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const { register, formState } = form;
  const isTold = useOffers().has("NOTIFICATIONS");
  const { data } = useNotificationPreferencesQuery({ skip: !isTold });
  const canMail = data?.notificationPreferences?.channels?.email?.available !== false;
  const check = (text: string) => {
    const addresses = addressesIn(text);
    const wrong = wrongAddress(addresses);
    if (wrong !== null) return t("addressWrong", { address: wrong });
    return addresses.length <= addressesAtMost || t("addressesTooMany", { count: addressesAtMost });
  };
  return (
    <FormSection title={t("recipients")} text={t("recipientsText")}>
      <Box p={{ base: "4", md: "6" }}>
        <TextField
          label={t("addresses")}
          hint={t(canMail ? "addressesHint" : "mailUnavailable")}
          error={formState.errors.recipients?.message}
        >
          <Textarea
            {...register("recipients", { validate: check })}
            rows={4}
            resize="vertical"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            fontSize={{ base: "md", md: "sm" }}
          />
        </TextField>
      </Box>
    </FormSection>
  );
}
