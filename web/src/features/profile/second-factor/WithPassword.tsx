import { Alert, Button, Field, HStack, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useT } from "../../../i18n/useT";
import { PasswordInput } from "../../../shared/form/PasswordInput";
import { noValue } from "../../../shared/number/format";
import { factorRequest } from "../../../shared/second-factor/factorRequest";
import { RecoveryCodes } from "../../../shared/second-factor/RecoveryCodes";
import { secondFactorTexts } from "../../../shared/second-factor/secondFactorTexts";
import { useExplainFactor } from "../../../shared/second-factor/useExplainFactor";

type WithPasswordProps = {
  doing: "renew" | { remove: { id: string; name: string | null } };
  asksPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for the password, and removes a factor or makes new recovery codes. */
export function WithPassword({ doing, asksPassword, onDone, onCancel }: WithPasswordProps) {
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
        {failure === null ? null : (
          <Alert.Root status="error" size="sm">
            <Alert.Indicator />
            <Alert.Title>{failure}</Alert.Title>
          </Alert.Root>
        )}
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
