import { Box, Button, Code, Field, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import type { BeginSecondFactorMutation, SecondFactorKind } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { PasswordInput } from "../form/PasswordInput";
import { StatusAlert } from "../ui/StatusAlert";
import { factorRequest } from "./factorRequest";
import { newPasskey } from "./passkeyOf";
import { RecoveryCodes } from "./RecoveryCodes";
import { secondFactorTexts } from "./secondFactorTexts";
import { useExplainFactor } from "./useExplainFactor";

type Begun = BeginSecondFactorMutation["beginSecondFactor"]["begun"];
type AddFactorProps = {
  kind: SecondFactorKind;
  /** False: the person has just signed in, or has no password. */
  asksPassword: boolean;
  onAdded: () => void;
  onCancel: () => void;
};

/** Adds an app or a passkey: the password, then that it works, then recovery codes with the first. */
export function AddFactor({ kind, asksPassword, onAdded, onCancel }: AddFactorProps) {
  const t = useT(secondFactorTexts);
  const explain = useExplainFactor();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const finish = async (input: object) => {
    const added = await factorRequest("AddSecondFactor", input);
    if ("failure" in added) {
      setFailure(explain(added.failure));
      if (kind === "PASSKEY" || added.failure.reason === "ended") setBegun(null);
      return;
    }
    const { recoveryCodes } = added.data.addSecondFactor;
    if (recoveryCodes === null) onAdded();
    else setCodes(recoveryCodes);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => String(data.get(name) ?? "").trim();
    setBusy(true);
    setFailure(null);
    if (begun) await finish({ token: begun.token, name: typed("name") || t("appName"), code: typed("code") });
    else await begin(String(data.get("password") ?? ""), typed("name"));
    setBusy(false);
  };

  const begin = async (password: string, name: string) => {
    const answer = await factorRequest("BeginSecondFactor", {
      kind,
      ...(asksPassword ? { password } : {}),
    });
    if ("failure" in answer) return setFailure(explain(answer.failure));
    const next = answer.data.beginSecondFactor.begun;
    if (next.totp) return setBegun(next);
    const passkey = await newPasskey(next.passkeyOptions ?? {});
    if (passkey === null) return setFailure(t("passkeyCancelled"));
    await finish({ token: next.token, name: name || t("passkeyName"), passkey });
  };

  if (codes) return <RecoveryCodes codes={codes} onSaved={onAdded} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4" align="start">
        {failure === null ? null : <StatusAlert status="error" title={failure} />}
        {begun?.totp ? <AppSecret totp={begun.totp} /> : null}
        {begun === null && asksPassword ? (
          <Field.Root maxW="20rem">
            <Field.Label>{t("password")}</Field.Label>
            <PasswordInput name="password" autoComplete="current-password" />
            <Field.HelperText>{t("passwordHint")}</Field.HelperText>
          </Field.Root>
        ) : null}
        {begun !== null || kind === "PASSKEY" ? (
          <Field.Root maxW="20rem">
            <Field.Label>{t("name")}</Field.Label>
            <Input
              name="name"
              maxLength={200}
              defaultValue={t(kind === "TOTP" ? "appName" : "passkeyName")}
            />
          </Field.Root>
        ) : null}
        {begun === null ? null : (
          <Field.Root maxW="20rem">
            <Field.Label>{t("code")}</Field.Label>
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
          </Field.Root>
        )}
        <HStack gap="3">
          <Button type="submit" size="sm" colorPalette="brand" loading={isBusy}>
            {t(begun === null ? "next" : "finish")}
          </Button>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={onCancel}>
            {t("cancel")}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

function AppSecret({ totp }: { totp: NonNullable<Begun["totp"]> }) {
  const t = useT(secondFactorTexts);
  const src = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(totp.address))}`;
  return (
    <Stack gap="3">
      <Text>{t("scan")}</Text>
      <Box asChild w="12rem" h="12rem" bg="white" rounded="md">
        <img src={src} alt={t("qrCode")} />
      </Box>
      <Text color="fg.muted" textStyle="sm">
        {t("typeSecret")}{" "}
        <Code overflowWrap="anywhere" whiteSpace="normal">
          {totp.secret}
        </Code>
      </Text>
    </Stack>
  );
}
