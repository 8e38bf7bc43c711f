import { Box, Button, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { HIGHEST_STATIC_TEXT, LONGEST_STATIC_TEXT } from "@obcestje/contract/signTexts.js";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { IconAction } from "../../../shared/ui/IconAction";
import { uiTexts } from "../../../shared/ui/uiTexts";
import {
  nextRow,
  type RowFault,
  rowFaults,
  type StaticRow,
  staticRowsOf,
  withStaticRows,
} from "../documents/staticTextsDocument";
import { resourcesTexts } from "../resourcesTexts";
import type { FormProps } from "./formProps";
import { useRows } from "./useRows";

/** Texts that are built into signs: their numbers and words. */
export function StaticTextsForm({ data, onChange, faultAt }: FormProps) {
  const t = useT(resourcesTexts);
  const [rows, setRows] = useRows(data, staticRowsOf, withStaticRows, onChange);
  const faults = rowFaults(rows);
  const whole = faultAt("");
  return (
    <Stack gap="4">
      <Text color="fg.muted" textStyle="sm">
        {t("staticHint")}
      </Text>
      {whole === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error">
          {whole}
        </Text>
      )}
      {rows.length === 0 ? <Text color="fg.muted">{t("staticNone")}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2" aria-label={t("staticTexts")}>
        {rows.map((row, index) => (
          <StaticTextRow
            key={row.key}
            row={row}
            fault={faults[index]}
            refused={faultAt(`${index}.id`) ?? faultAt(`${index}.text`) ?? faultAt(`${index}`)}
            onChange={(next) => setRows(rows.map((other) => (other.key === row.key ? next : other)))}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </Stack>
      <Box>
        <Button
          variant="outline"
          size="sm"
          disabled={rows.length >= HIGHEST_STATIC_TEXT}
          onClick={() => setRows([...rows, nextRow(rows)])}
        >
          <Plus aria-hidden />
          {t("addStatic")}
        </Button>
      </Box>
    </Stack>
  );
}

type StaticTextRowProps = {
  row: StaticRow;
  fault: RowFault | undefined;
  refused: string | undefined;
  onChange: (row: StaticRow) => void;
  onRemove: () => void;
};

function StaticTextRow({ row, fault, refused, onChange, onRemove }: StaticTextRowProps) {
  const t = useT(resourcesTexts);
  const ui = useT(uiTexts);
  const faultId = useId();
  const idWords = { range: t("idRange", { most: HIGHEST_STATIC_TEXT }), twice: t("idTwice") };
  const textWords = { missing: ui("faultMissing"), long: ui("faultTooLong", { count: LONGEST_STATIC_TEXT }) };
  const idFault = fault?.id ? idWords[fault.id] : undefined;
  const textFault = fault?.text ? textWords[fault.text] : undefined;
  const shown = idFault ?? textFault ?? refused;
  const describedBy = shown === undefined ? undefined : faultId;
  return (
    <li>
      <HStack gap="2">
        <Input
          aria-label={t("staticId")}
          aria-invalid={idFault !== undefined || undefined}
          aria-describedby={describedBy}
          value={row.id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          w="4rem"
          flexShrink="0"
          textAlign="end"
          onChange={({ target }) => onChange({ ...row, id: target.value })}
        />
        <Input
          aria-label={t("staticText")}
          aria-invalid={textFault !== undefined || refused !== undefined || undefined}
          aria-describedby={describedBy}
          value={row.text}
          maxLength={Math.max(LONGEST_STATIC_TEXT, row.text.length)}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...row, text: target.value })}
        />
        <IconAction
          icon={Trash2}
          size="md"
          label={t("removeStatic", { id: row.id })}
          title={t("remove")}
          onClick={onRemove}
        />
      </HStack>
      {shown === undefined ? null : (
        <Text id={faultId} textStyle="xs" color="fg.error" pt="1">
          {shown}
        </Text>
      )}
    </li>
  );
}
