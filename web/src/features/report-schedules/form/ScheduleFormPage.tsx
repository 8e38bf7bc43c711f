import { Box, Flex, Stack, Text, Textarea } from "@chakra-ui/react";
import { CLIENTS_A_REPORT, RECIPIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import { type ReactNode, useRef, useState } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { useNotificationPreferencesQuery } from "../../../graphql/operations/notifications";
import { inAccount } from "../../../i18n/language";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { MovedDeviceNote } from "../../../shared/clients/MovedDeviceNote";
import { replaced, streetsOfDevice } from "../../../shared/clients/movedDevice";
import { PlacesPicker } from "../../../shared/clients/PlacesPicker";
import type { PlaceRow } from "../../../shared/clients/places";
import { useClients } from "../../../shared/clients/useClients";
import { useLocations } from "../../../shared/clients/useLocations";
import { usePlaces } from "../../../shared/clients/usePlaces";
import { FormSection } from "../../../shared/form/FormSection";
import { FormSkeleton } from "../../../shared/form/FormSkeleton";
import { LongForm } from "../../../shared/form/LongForm";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { TextField } from "../../../shared/form/TextField";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOffers } from "../../../shared/offers/useOffers";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { PageTitle } from "../../../shared/ui/PageTitle";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { MissingSchedule } from "../MissingSchedule";
import { useSchedules } from "../useSchedules";
import { addressesIn, wrongAddress } from "./addresses";
import { ReportSection } from "./ReportSection";
import { newValues, type ScheduleValues, valuesOf } from "./scheduleValues";
import { useSaveSchedule } from "./useSaveSchedule";
import { WhenSection } from "./WhenSection";

/** /reports/new, for the location in the address, and /reports/:id/edit */
export function ScheduleFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewSchedule /> : <EditedSchedule key={id} id={id} />;
}

function NewSchedule() {
  const t = useT(reportSchedulesTexts);
  const language = inAccount(useLanguage());
  const [params] = useSearchParams();
  return (
    <FormFrame title={t("create")} back={paths.reportSchedules}>
      <ScheduleForm schedule={null} start={newValues(params.get("client"), language)} refetch={null} />
    </FormFrame>
  );
}

function EditedSchedule({ id }: { id: string }) {
  const t = useT(reportSchedulesTexts);
  const { schedules, error, refetch } = useSchedules();
  const schedule = schedules?.find((known) => known.id === id);
  if (schedules === undefined && error !== undefined)
    return (
      <AnswerError
        as="h1"
        title={t("loadFailed")}
        text={t("loadFailedText")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (schedules !== undefined && schedule === undefined) return <MissingSchedule />;
  return (
    <FormFrame title={t("editTitle")} back={paths.reportSchedule(id)}>
      {schedule === undefined ? (
        <FormSkeleton heights={["14rem", "20rem", "16rem", "12rem"]} />
      ) : (
        <ScheduleForm schedule={schedule} start={valuesOf(schedule)} refetch={refetch} />
      )}
    </FormFrame>
  );
}

type FormFrameProps = { title: string; back: string; children: ReactNode };

/** A page with one form, and a link back. */
function FormFrame({ title, back, children }: FormFrameProps) {
  const t = useT(uiTexts);
  return (
    <Stack gap={{ base: "8", md: "10" }} p={{ base: "4", md: "6" }} maxW="64rem" mx="auto">
      <PageTitle>{title}</PageTitle>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <PageHeading>{title}</PageHeading>
        <BackLink to={back}>{t("cancel")}</BackLink>
      </Flex>
      {children}
    </Stack>
  );
}

type ScheduleFormProps = {
  /** Null: a new one. */
  schedule: ReportScheduleLineFragment | null;
  start: ScheduleValues;
  /** Null: a new one. */
  refetch: (() => Promise<void>) | null;
};

/** All settings of a schedule; saving leads to the schedule's own page. */
function ScheduleForm({ schedule, start, refetch }: ScheduleFormProps) {
  const t = useT(reportSchedulesTexts);
  const navigate = useNavigate();
  // Updates during editing don't change the initial values.
  const [defaultValues] = useState(start);
  const [opened] = useState(schedule);
  const form = useForm<ScheduleValues>({ mode: "onTouched", defaultValues });
  const { isDirty, isSubmitting } = form.formState;
  const saved = useRef<string | null>(null);
  const save = useSaveSchedule(form, opened);
  const submit = submitAsPromise(form, async (values) => {
    saved.current = await save(values);
    return saved.current !== null;
  });
  const dialog = useUnsavedGuard({
    isDirty,
    save: submit,
    leaves: (from, to) => saved.current === null && from.pathname !== to.pathname,
  });
  const submitAndShow = async () => {
    if ((await submit()) && saved.current !== null) navigate(paths.reportSchedule(saved.current));
  };
  return (
    <>
      {dialog}
      <OvertakenHost />
      <LongForm
        label={t(opened === null ? "create" : "editTitle")}
        isDirty={isDirty}
        isSaving={isSubmitting}
        onSubmit={() => void submitAndShow()}
        onDiscard={() => form.reset()}
        notice={
          schedule === null ? null : (
            <MeanwhileNotice
              thing={{ kind: "REPORT_SCHEDULE", id: schedule.id }}
              opened={opened}
              now={schedule}
              isEditing={isDirty && !isSubmitting}
            />
          )
        }
      >
        {schedule === null ? null : (
          <Flex justify="end">
            <HistoryButton
              thing={{ kind: "REPORT_SCHEDULE", id: schedule.id }}
              etag={schedule.etag}
              isDirty={isDirty}
              onRestored={async (isRestored) => {
                await refetch?.();
                if (isRestored) navigate(paths.reportSchedule(schedule.id));
              }}
            />
          </Flex>
        )}
        <ReportSection form={form} />
        <PlacesSection form={form} />
        <WhenSection form={form} />
        <RecipientsSection form={form} />
      </LongForm>
    </>
  );
}

/** Locations of the report. */
function PlacesSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const locations = useChoices(form.formState.defaultValues?.clientIds ?? []);
  const { places } = usePlaces();
  const check = ({ length }: string[]) => {
    if (length === 0) return t("placesMissing");
    return length <= CLIENTS_A_REPORT || t("placesTooMany", { count: CLIENTS_A_REPORT });
  };
  return (
    <FormSection title={t("places")} text={t("placesText")}>
      <Box p={{ base: "4", md: "6" }}>
        <Controller
          control={form.control}
          name="clientIds"
          rules={{ validate: check }}
          render={({ field, fieldState }) => (
            <Stack gap="3">
              <PlacesPicker
                locations={locations(field.value)}
                chosen={field.value}
                error={fieldState.error?.message}
                onChange={field.onChange}
              />
              {field.value.map((id) => (
                <MovedDevice
                  key={id}
                  id={id}
                  places={places}
                  onTake={(placeId) => field.onChange(replaced(field.value, id, placeId))}
                />
              ))}
            </Stack>
          )}
        />
      </Box>
    </FormSection>
  );
}

/** All that may be chosen, with the streets that are chosen, or were, in a device's stead. */
function useChoices(stored: readonly (string | undefined)[]) {
  const usual = useLocations() ?? [];
  const { places } = usePlaces();
  const known = new Set(usual.map(({ id }) => id));
  return (chosen: readonly string[]) => [
    ...usual,
    ...places.filter(({ id }) => !known.has(id) && (chosen.includes(id) || stored.includes(id))),
  ];
}

type MovedDeviceProps = { id: string; places: readonly PlaceRow[]; onTake: (placeId: string) => void };

/** Says of a chosen device that was moved that the report is of all its streets. */
function MovedDevice({ id, places, onTake }: MovedDeviceProps) {
  const { clients } = useClients();
  const streets = streetsOfDevice(places, id);
  if (streets.length === 0) return null;
  return (
    <Stack gap="0.5">
      <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        {clients?.find((client) => client.id === id)?.name ?? `#${id}`}
      </Text>
      <MovedDeviceNote
        streets={streets}
        onTake={({ placeId }) =>
          () =>
            onTake(placeId)
          }
      />
    </Stack>
  );
}

function RecipientsSection({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const t = useT(reportSchedulesTexts);
  const { register, formState } = form;
  const isTold = useOffers().has("NOTIFICATIONS");
  const { data } = useNotificationPreferencesQuery({ skip: !isTold });
  const canMail = data?.notificationPreferences?.channels?.email?.available !== false;
  const check = (text: string) => {
    const addresses = addressesIn(text);
    const wrong = wrongAddress(addresses);
    if (wrong !== null) return t("addressWrong", { address: wrong });
    return addresses.length <= RECIPIENTS_A_REPORT || t("addressesTooMany", { count: RECIPIENTS_A_REPORT });
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
