import { Alert, Button, Field, Flex, Input, InputGroup } from "@chakra-ui/react";
import { SPEED_LIMITS } from "@obcestje/contract/limits/ranges.js";
import { type FormEvent, useState } from "react";
import { useT } from "../../i18n/useT";
import { useOffers } from "../offers/useOffers";
import { asIfTexts } from "./asIfTexts";
import { useAsIfLimit } from "./useAsIfLimit";

/** Says that figures over the limit are as if another one had been in force, and ends it. */
export function AsIfNotice() {
  const t = useT(asIfTexts);
  const [limit, choose] = useAsIfLimit();
  if (limit === null) return null;
  return (
    <Alert.Root status="info" size="sm" role="status" alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1" fontWeight="normal">
        {t("notice", { limit })}
      </Alert.Title>
      <Button size="xs" variant="outline" flexShrink="0" onClick={() => choose(null)}>
        {t("end")}
      </Button>
    </Alert.Root>
  );
}

/** Asks for the limit as if which figures over the limit are computed. */
export function AsIfLimit() {
  const t = useT(asIfTexts);
  const isOffered = useOffers().has("LIMIT_HISTORY");
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  if (!isOpen)
    return (
      <Button
        size="xs"
        variant="ghost"
        ms="-2"
        alignSelf="start"
        color="fg.muted"
        _print={{ display: "none" }}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
    );
  return <AsIfForm onDone={() => setOpen(false)} />;
}

function AsIfForm({ onDone }: { onDone: () => void }) {
  const t = useT(asIfTexts);
  const [limit, choose] = useAsIfLimit();
  const [typed, setTyped] = useState(limit === null ? "" : String(limit));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(typed);
    const isLimit = Number.isInteger(value) && value >= SPEED_LIMITS.min && value <= SPEED_LIMITS.max;
    setWrong(!isLimit);
    if (!isLimit) return;
    choose(value);
    onDone();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field.Root invalid={isWrong}>
        <Field.Label>{t("label")}</Field.Label>
        <Flex gap="2" wrap="wrap">
          <InputGroup
            width="8rem"
            endElement={t("kmh")}
            endElementProps={{ color: "fg.muted", textStyle: "sm" }}
          >
            <Input
              size="sm"
              autoFocus
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </InputGroup>
          <Button type="submit" size="sm" variant="outline">
            {t("show")}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t("cancel")}
          </Button>
        </Flex>
        <Field.ErrorText role="alert">{t("wrong")}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
