import { Badge, Box, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { Check, Hourglass, Info } from "lucide-react";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { DisplayChoicesQuery } from "../../../graphql/generated";
import { useGeneratedConfigQuery } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { type Delivery, deliveryOf } from "../../../shared/config/delivery";
import { useRested } from "../../../shared/form/useRested";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { Age } from "../../../shared/time/Age";
import { ErrorBoundary } from "../../../shared/ui/ErrorBoundary";
import { drawable } from "./limitRules";
import { changeOf, numberOf, type SettingsChange, shownChange } from "./settingsInput";
import type { SettingsClient, SettingsValues } from "./settingsValues";

const SignPreview = lazy(async () => ({
  default: (await import("../../../shared/sign/SignPreview")).SignPreview,
}));

type SignAsideProps = {
  form: UseFormReturn<SettingsValues>;
  client: SettingsClient;
  /** The stored settings; the form is compared with them. */
  stored: SettingsValues;
  choices: DisplayChoicesQuery | undefined;
};

/** Preview of the form's settings on the sign, and whether the device has taken the stored ones. */
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

type Preview = {
  /** The document that the device would get; undefined while loading. */
  document: unknown;
  /** The portal can't make a configuration from the form's present values: the document is the last valid one. */
  isFaulty: boolean;
};

/** The configuration for a change of settings, requested once the change has settled. */
function useGeneratedConfig(clientId: string, change: SettingsChange): Preview {
  const asked = useRested(JSON.stringify({ clientId, ...change }));
  const query = useGeneratedConfigQuery({ variables: { input: JSON.parse(asked) }, fetchPolicy: "no-cache" });
  const { data } = useLastGood(answerOf(query), clientId);
  return { document: data?.generatedConfig?.document, isFaulty: query.error !== undefined };
}

type DeliveryStateProps = { client: Pick<SettingsClient, "config" | "hasConfig" | "info" | "timeZone"> };

const looks = {
  none: { Icon: Info, palette: "gray" },
  unknown: { Icon: Info, palette: "gray" },
  untold: { Icon: Info, palette: "gray" },
  pending: { Icon: Hourglass, palette: "orange" },
  taken: { Icon: Check, palette: "green" },
} as const;

/** Says whether the device has taken its configuration; nothing if the platform reports no versions. */
function DeliveryState({ client }: DeliveryStateProps) {
  const t = useT(settingsTexts);
  const delivery = deliveryOf(client.config, client.info);
  const isUntold = delivery.state === "unknown" || delivery.state === "none";
  if (isUntold && client.hasConfig === null) return null;
  const { Icon, palette } = looks[delivery.state];
  return (
    <Flex gap="3" align="start" role="status" data-delivery={delivery.state}>
      <Badge colorPalette={palette} boxSize="7" rounded="full" justifyContent="center" p="0" flexShrink="0">
        <Icon size={15} aria-hidden />
      </Badge>
      <div>
        <Text textStyle="sm" fontWeight="semibold">
          {t("deliveryTitle")}
        </Text>
        <Text textStyle="sm">{sentence(t, delivery)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {times(t, delivery, client.timeZone)}
        </Text>
      </div>
    </Flex>
  );
}

type T = ReturnType<typeof useT<typeof settingsTexts>>;

function sentence(t: T, delivery: Delivery): string {
  if (delivery.state === "none") return t("deliveryNone");
  if (delivery.state === "unknown") return t("deliveryUnknown");
  if (delivery.state === "untold") return t("deliveryUntold");
  const { version } = delivery;
  return delivery.state === "taken" ? t("deliveryTaken", { version }) : t("deliveryPending", { version });
}

function times(t: T, delivery: Delivery, timeZone: string): ReactNode {
  if (delivery.state === "none") return null;
  const isTaken = delivery.state === "taken";
  const at = isTaken ? delivery.since : delivery.given;
  return (
    <>
      {delivery.state === "pending" ? `${t("deliveryRuns", { version: delivery.runs })} ` : null}
      {at === null ? null : (
        <>
          {t(isTaken ? "deliverySince" : "deliveryGiven")} <Age at={at} timeZone={timeZone} />
        </>
      )}
    </>
  );
}
