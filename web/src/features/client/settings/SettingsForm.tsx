import { Alert, Box, Card, chakra, Flex, Grid, Stack } from "@chakra-ui/react";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useState } from "react";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { Location } from "react-router-dom";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { translatorOf, useT } from "../../../i18n/useT";
import { BrightnessLevels } from "../../../shared/config/BrightnessLevels";
import { useUnknownText } from "../../../shared/config/following/useUnknownText";
import { followingTexts } from "../../../shared/config/followingTexts";
import { CheckLine } from "../../../shared/form/CheckLine";
import { SaveBar } from "../../../shared/form/SaveBar";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOpened } from "../../../shared/merge/useOpened";
import { RoleNotice } from "../../../shared/session/RoleNotice";
import { ConnectionSection } from "./ConnectionSection";
import { DisplaySection } from "./DisplaySection";
import { LimitFields } from "./LimitFields";
import { drawable, isSpeedLimit } from "./limitRules";
import type { OtherAtPlace } from "./othersAtPlace";
import { PlaceFields } from "./PlaceFields";
import { SettingsSection } from "./SettingsSection";
import { SignAside } from "./SignAside";
import { changeOf, isSame, numberOf } from "./settingsInput";
import { type SettingsClient, type SettingsValues, valuesOf } from "./settingsValues";
import { type Following, useFollowing } from "./useFollowing";
import { type OtherOrder, useOtherOrders } from "./useOtherOrders";
import { useSaveSettings } from "./useSaveSettings";

export type SettingsFormProps = {
  client: SettingsClient;
  hasDisplay: boolean;
  /** True if it measures speeds. */
  hasSpeed: boolean;
  /** The other devices at its place, which share its limit. */
  others: readonly OtherAtPlace[];
  choices: DisplayChoicesQuery | undefined;
  choicesFailed: boolean;
  refetch: () => Promise<unknown>;
};

/** Focused elements scroll clear of the bars above and below. */
const clearOfBars = (hasList: boolean) => ({
  "& :is(input, select, button)": { scrollMarginBlock: hasList ? "6rem calc(40dvh + 6rem)" : "6rem" },
});

/** All settings of a device, with a preview of the sign; of a place those about the place. */
export function SettingsForm({
  client,
  hasDisplay,
  hasSpeed,
  others,
  choices,
  choicesFailed,
  refetch,
}: SettingsFormProps) {
  const t = useT(settingsTexts);
  const incoming = useMemo(() => valuesOf(client), [client]);
  const [stored, setStored] = useState(incoming);
  const form = useForm<SettingsValues>({ mode: "onTouched", defaultValues: stored });
  const { formState, control, reset } = form;
  const { errors, isDirty, isSubmitting } = formState;
  // The settings may change elsewhere; edits here are not overwritten.
  useEffect(() => {
    if (isDirty || isSubmitting || isSame(incoming, stored)) return;
    setStored(incoming);
    reset(incoming);
  }, [incoming, stored, isDirty, isSubmitting, reset]);
  const opened = useOpened(client, isDirty || isSubmitting);
  const values = drawable({ ...stored, ...useWatch({ control }) } as SettingsValues, stored);
  const following = useFollowing(client, {
    change: changeOf(values, stored),
    stored: changeOf(stored, values),
  });
  const save = useSaveSettings(form, { opened, stored, following, refetch });
  const { orders, prepare, give } = useOtherOrders();
  const submit = submitAsPromise(form, async (typed) => {
    const prepared = await prepare();
    if (prepared === null) {
      form.setError("root", { message: translatorOf(followingTexts)("lookFirst") });
      return false;
    }
    const isSaved = await save(typed);
    if (isSaved) await give(prepared, numberOf(form.getValues("speedLimit")));
    return isSaved;
  });
  const dialog = useUnsavedGuard({ isDirty, save: submit, leaves: leavesSettings });
  const displayOff = client.config?.config?.basic?.displayOff;
  const canEdit = client.permissions?.editSettings ?? true;

  return (
    <chakra.form
      noValidate
      aria-label={t("formLabel")}
      css={clearOfBars((following.changes ?? []).length > 0)}
      onSubmit={(event) => {
        // For React the text editor's form is inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        void submit();
      }}
    >
      {dialog}
      <OvertakenHost />
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          xl: hasDisplay ? "minmax(0, 1fr) 26rem" : "minmax(0, 60rem)",
        }}
        gap="5"
        alignItems="start"
      >
        {hasDisplay ? (
          <Box position={{ xl: "sticky" }} top="4" gridColumn={{ xl: 2 }} gridRow={{ xl: 1 }}>
            <SignAside form={form} client={client} stored={stored} choices={choices} />
          </Box>
        ) : null}
        <Stack
          as="fieldset"
          gap="5"
          minW="0"
          gridColumn={{ xl: 1 }}
          gridRow={{ xl: 1 }}
          {...{ disabled: !canEdit }}
        >
          <RoleNotice needed="editor" />
          <Flex justify="end">
            <HistoryButton
              thing={{ kind: "CLIENT", id: client.id }}
              etag={client.etag}
              isDirty={isDirty}
              onRestored={refetch}
            />
          </Flex>
          <SettingsSection title={t("placeTitle")}>
            <PlaceFields
              form={form}
              {...(client.isPlace ? {} : { serialNumber: client.settings.serialNumber })}
            />
          </SettingsSection>
          {hasSpeed ? (
            <LimitSection form={form} hasDisplay={hasDisplay}>
              <NewLimit form={form} stored={stored} others={others} orders={orders} />
            </LimitSection>
          ) : null}
          {hasDisplay ? (
            <>
              <DisplaySection
                form={form}
                choices={choices}
                failed={choicesFailed}
                isPartlyOff={displayOff === "SPEED" || displayOff === "TEXT"}
              />
              <SettingsSection title={t("brightnessTitle")} text={t("brightnessText")}>
                <Controller
                  control={control}
                  name="brightnessLevels"
                  render={({ field }) => <BrightnessLevels value={field.value} onChange={field.onChange} />}
                />
              </SettingsSection>
            </>
          ) : null}
          {client.isPlace ? null : <ConnectionSection form={form} client={client} />}
        </Stack>
      </Grid>
      <Card.Root mt="5" position="sticky" bottom="0" zIndex="docked">
        {errors.root?.message === undefined ? null : (
          <Alert.Root status="error" size="sm" roundedBottom="0">
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">{errors.root.message}</Alert.Title>
          </Alert.Root>
        )}
        <MeanwhileNotice
          thing={{ kind: "CLIENT", id: client.id }}
          opened={opened}
          now={client}
          isEditing={isDirty && !isSubmitting}
        />
        <SavedChanges following={following} />
        <SaveBar isDirty={isDirty && canEdit} isSaving={isSubmitting} onDiscard={() => reset()} />
      </Card.Root>
    </chakra.form>
  );
}

const tabOf = ({ search }: Location) => new URLSearchParams(search).get("tab");

/** Another page or another tab unmounts the form. A dialog or a period of the same tab doesn't. */
const leavesSettings = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to);

type LimitSectionProps = {
  form: UseFormReturn<SettingsValues>;
  hasDisplay: boolean;
  /** What a new limit does elsewhere. */
  children: ReactNode;
};

/** The speed limit, and the measuring distance. */
function LimitSection({ form, hasDisplay, children }: LimitSectionProps) {
  const t = useT(settingsTexts);
  return (
    <SettingsSection title={t("limitTitle")}>
      <LimitFields form={form} />
      {children}
      {hasDisplay ? (
        <CheckLine
          {...form.register("speedingBlink")}
          label={t("speedingBlink")}
          hint={t("speedingBlinkHint")}
        />
      ) : null}
    </SettingsSection>
  );
}

type NewLimitProps = {
  form: UseFormReturn<SettingsValues>;
  stored: SettingsValues;
  others: readonly OtherAtPlace[];
  orders: RefObject<Map<string, OtherOrder>>;
};

/** What a new limit does to other devices at the place; nothing while it is none. */
function NewLimit({ form: { control }, stored, others, orders }: NewLimitProps) {
  const typed = useWatch({ control, name: "speedLimit" });
  const [was, is] = [numberOf(stored.speedLimit), isSpeedLimit(typed) ? numberOf(typed) : null];
  if (others.length === 0 || was === null || is === null || was === is) return null;
  return (
    <Suspense fallback={null}>
      <OthersAtPlace others={others} was={was} is={is} orders={orders} />
    </Suspense>
  );
}

const OthersAtPlace = lazy(async () => ({ default: (await import("./OthersAtPlace")).OthersAtPlace }));

const FollowingList = lazy(async () => ({
  default: (await import("../../../shared/config/following/FollowingList")).FollowingList,
}));

/** Above the save button: all changes that the save makes on the device. */
function SavedChanges({ following: { changes, running } }: { following: Following }) {
  const t = useT(followingTexts);
  const unknownSince = useUnknownText(running);
  if (changes === null || changes.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Box px={{ base: "4", md: "6" }} py="3">
        <FollowingList changes={changes} unknownSince={unknownSince} carriedText={t("carriedText")} />
      </Box>
    </Suspense>
  );
}
