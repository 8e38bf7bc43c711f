import { Box, Card, Heading, Text } from "@chakra-ui/react";
import { lazy, Suspense, useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { DeliveryState } from "./DeliveryState";
import { drawable } from "./limitRules";
import { changeOf, numberOf, shownChange } from "./settingsInput";
import type { SettingsClient, SettingsValues } from "./settingsValues";
import { useGeneratedConfig } from "./useGeneratedConfig";

const SignPreview = lazy(async () => ({
  default: (await import("../../../shared/sign/SignPreview")).SignPreview,
}));

type SignAsideProps = {
  form: UseFormReturn<SettingsValues>;
  client: SettingsClient;
  /** What is stored: the form is told by how it differs. */
  stored: SettingsValues;
  choices: DisplayChoicesQuery | undefined;
};

/** What drivers would see of the settings in the form, and whether the device has taken the stored ones. */
export function SignAside({ form, client, stored, choices }: SignAsideProps) {
  const t = useT(settingsTexts);
  const values = { ...stored, ...useWatch({ control: form.control }) } as SettingsValues;
  const change = shownChange(changeOf(drawable(values, stored), stored));
  const { document, isFaulty } = useGeneratedConfig(client.id, change);
  const isDraft = Object.keys(change.settings).length + Object.keys(change.sign).length > 0;
  const staticTexts = useMemo(() => choices?.staticTexts ?? [], [choices]);
  return (
    <Card.Root as="section" aria-labelledby="sign-preview">
      <Card.Body gap="4" p={{ base: "4", md: "5" }}>
        <div>
          <Heading as="h2" id="sign-preview" textStyle="md" fontWeight="semibold">
            {t("previewTitle")}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {t(isFaulty ? "previewFaulty" : isDraft ? "previewDraft" : "previewSaved")}
          </Text>
        </div>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <SignPreview
              document={document}
              staticTexts={staticTexts}
              limit={numberOf(drawable(values, stored).speedLimit) ?? undefined}
            />
          </Suspense>
        </ErrorBoundary>
        <Box borderTopWidth="1px" pt="4">
          <DeliveryState client={client} />
        </Box>
      </Card.Body>
    </Card.Root>
  );
}
