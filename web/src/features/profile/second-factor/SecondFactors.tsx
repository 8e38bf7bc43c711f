import { Box, Button, Field, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { MySecondFactorsQuery, SecondFactorKind } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { PasswordInput } from "../../../shared/form/PasswordInput";
import { noValue } from "../../../shared/number/format";
import { factorRequest } from "../../../shared/second-factor/factorRequest";
import { canPasskeys } from "../../../shared/second-factor/passkeyOf";
import { RecoveryCodes } from "../../../shared/second-factor/RecoveryCodes";
import { secondFactorTexts } from "../../../shared/second-factor/secondFactorTexts";
import { useExplainFactor } from "../../../shared/second-factor/useExplainFactor";
import { formatDateTime } from "../../../shared/time/format";
import { StatusAlert } from "../../../shared/ui/StatusAlert";
import { toast } from "../../../shared/ui/toastStore";

const AddFactor = lazy(async () => ({
  default: (await import("../../../shared/second-factor/AddFactor")).AddFactor,
}));

type Factors = NonNullable<MySecondFactorsQuery["mySecondFactors"]>;
type Doing = { add: SecondFactorKind } | { remove: Factors["factors"][number] } | "renew" | null;

/** The person's second factors. `hasPassword`: null where it is not told. */
export function SecondFactors({ hasPassword }: { hasPassword: boolean | null }) {
  const t = useT(secondFactorTexts);
  const [factors, setFactors] = useState<Factors | "failed" | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const load = useCallback(async () => {
    const answer = await factorRequest("MySecondFactors");
    setFactors("data" in answer ? (answer.data.mySecondFactors ?? "failed") : "failed");
  }, []);
  useEffect(() => void load(), [load]);

  const done = (said: string | null) => {
    setDoing(null);
    if (said !== null) toast.success(said, "secondFactor");
    void load();
  };
  const asksPassword = hasPassword !== false;
  const isElsewhere = factors !== null && factors !== "failed" && factors.canAdd === false;

  return (
    <FormSection title={t("title")} text={t(isElsewhere ? "elsewhere" : "text")}>
      <Stack gap="5" p={{ base: "4", md: "6" }}>
        {factors === null ? <Skeleton h="8" /> : null}
        {factors === "failed" ? (
          <HStack gap="3">
            <Text color="fg.muted">{t("loadFailed")}</Text>
            <Button size="sm" variant="outline" onClick={() => void load()}>
              {t("retry")}
            </Button>
          </HStack>
        ) : null}
        {factors === null || factors === "failed" ? null : (
          <>
            <FactorList factors={factors} onRemove={(remove) => setDoing({ remove })} />
            {doing === null && !isElsewhere ? <Buttons factors={factors} onDo={setDoing} /> : null}
          </>
        )}
        {doing !== null && typeof doing === "object" && "add" in doing ? (
          <Suspense fallback={<Skeleton h="16" />}>
            <AddFactor
              key={doing.add}
              kind={doing.add}
              asksPassword={asksPassword}
              onAdded={() => done(t("done"))}
              onCancel={() => setDoing(null)}
            />
          </Suspense>
        ) : null}
        {doing !== null && (doing === "renew" || "remove" in doing) ? (
          <WithPassword
            doing={doing}
            asksPassword={asksPassword}
            onDone={() => done(doing === "renew" ? null : t("removed"))}
            onCancel={() => setDoing(null)}
          />
        ) : null}
      </Stack>
    </FormSection>
  );
}

type ListProps = { factors: Factors; onRemove: (factor: Factors["factors"][number]) => void };

function FactorList({ factors: { factors }, onRemove }: ListProps) {
  const t = useT(secondFactorTexts);
  if (factors.length === 0) return <Text color="fg.muted">{t("none")}</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {factors.map((factor) => {
        const { id, kind, name, createDate, lastUsedDate } = factor;
        const shown = name ?? noValue;
        return (
          <HStack as="li" key={id} justify="space-between" gap="4">
            <Box minW="0" overflowWrap="anywhere">
              <Text fontWeight="medium">{shown}</Text>
              <Text color="fg.muted" textStyle="sm">
                {t(kind === "TOTP" ? "app" : "passkey")} · {t("added")} {formatDateTime(createDate)} ·{" "}
                {t("lastUsed")} {lastUsedDate === null ? t("never") : formatDateTime(lastUsedDate)}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              aria-label={t("removeOf", { name: shown })}
              onClick={() => onRemove(factor)}
            >
              {t("remove")}
            </Button>
          </HStack>
        );
      })}
    </Stack>
  );
}

function Buttons({ factors, onDo }: { factors: Factors; onDo: (doing: Doing) => void }) {
  const t = useT(secondFactorTexts);
  return (
    <Stack gap="4">
      {factors.factors.length > 0 && factors.recoveryCodes !== null ? (
        <HStack gap="3" flexWrap="wrap">
          <Text color="fg.muted">{t("recoveryLeft", { count: factors.recoveryCodes })}</Text>
          <Button size="sm" variant="outline" onClick={() => onDo("renew")}>
            {t("renew")}
          </Button>
        </HStack>
      ) : null}
      <HStack gap="3" flexWrap="wrap">
        <Button size="sm" colorPalette="brand" onClick={() => onDo({ add: "TOTP" })}>
          {t("addApp")}
        </Button>
        {factors.passkeys === true && canPasskeys() ? (
          <Button size="sm" variant="outline" onClick={() => onDo({ add: "PASSKEY" })}>
            {t("addPasskey")}
          </Button>
        ) : null}
      </HStack>
    </Stack>
  );
}

type WithPasswordProps = {
  doing: "renew" | { remove: { id: string; name: string | null } };
  asksPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for the password, and removes a factor or makes new recovery codes. */
function WithPassword({ doing, asksPassword, onDone, onCancel }: WithPasswordProps) {
  const t = useT(secondFactorTexts);
  const explain = useExplainFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const work = async (password: object): Promise<string | null> => {
    if (doing !== "renew") {
      const removed = await factorRequest("RemoveSecondFactor", { id: doing.remove.id, ...password });
      if ("failure" in removed) return explain(removed.failure);
      onDone();
      return null;
    }
    const renewed = await factorRequest("RenewRecoveryCodes", password);
    if ("failure" in renewed) return explain(renewed.failure);
    setCodes(renewed.data.renewRecoveryCodes.recoveryCodes ?? []);
    return null;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    setBusy(true);
    setFailure(null);
    setFailure(await work(asksPassword ? { password } : {}));
    setBusy(false);
  };

  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4" align="start">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {doing === "renew" ? t("renew") : t("removeTitle", { name: doing.remove.name ?? noValue })}
        </Text>
        {failure === null ? null : <StatusAlert status="error" title={failure} />}
        {asksPassword ? (
          <Field.Root maxW="20rem">
            <Field.Label>{t("password")}</Field.Label>
            <PasswordInput name="password" autoComplete="current-password" />
            <Field.HelperText>{t("passwordHint")}</Field.HelperText>
          </Field.Root>
        ) : null}
        <HStack gap="3">
          <Button type="submit" size="sm" colorPalette={doing === "renew" ? "brand" : "red"} loading={isBusy}>
            {t(doing === "renew" ? "renew" : "remove")}
          </Button>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={onCancel}>
            {t("cancel")}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
