import { Box, Button, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { ApplyImportDocument, SetImportOptionsDocument } from "../../../graphql/operations/imports";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../bulk/BulkNotice";
import type { BulkFault } from "../../bulk/bulkFault";
import { useChange } from "../../change/useChange";
import { formatDate } from "../../time/format";
import { FaultText } from "../../ui/FaultText";
import { type Options, optionsOf } from "../answers";
import type { ImportClient, ImportLook, ImportWhole, Remark } from "../importFile";
import { importsTexts } from "../importsTexts";
import { useRemark } from "../words/useRemark";
import { ColumnsTable } from "./ColumnsTable";
import { FileFacts } from "./FileFacts";
import { LookView } from "./LookView";
import { Overlap } from "./Overlap";
import { Questions } from "./Questions";
import { RadioLines } from "./RadioLines";

type DraftProps = {
  whole: ImportWhole;
  client: ImportClient;
  onChanged: () => Promise<void>;
  onThrow: () => void;
};

/** The understanding of a file, and what it would bring in. Changes are kept here until the file is read again. */
export function Draft({ whole, client, onChanged, onThrow }: DraftProps) {
  const t = useT(importsTexts);
  const stored = optionsOf(whole);
  const [options, setOptions] = useState<Options>(stored);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const { change, isBusy } = useChange();
  const { id, understanding, look } = whole;
  const isChanged = JSON.stringify(options) !== JSON.stringify(stored);
  // What the file would do is no longer what is shown here.
  const isOutdated = fault?.kind === "refused" && fault.error.fault === "IMPORT_CHANGED";
  const mayRead = isChanged || isOutdated;
  const end = async (done: { fault: BulkFault | null } | null) => {
    setFault(done?.fault ?? null);
    if (done?.fault === null) await onChanged();
  };
  const read = async () => end(await change(SetImportOptionsDocument, { id, options }));
  const apply = async () => end(await change(ApplyImportDocument, { id }));
  const why = whole.state === "READ" && look !== null ? whyNot(look, options) : undefined;
  return (
    <Stack gap="6">
      {understanding === null ? null : (
        <>
          <Remarks remarks={understanding.faults} isFault />
          <Questions understanding={understanding} options={options} onChange={setOptions} />
          <Part title={t("taken")}>
            <FileFacts understanding={understanding} options={options} onChange={setOptions} />
          </Part>
          {understanding.columns.length === 0 ? null : (
            <ColumnsTable understanding={understanding} options={options} onChange={setOptions} />
          )}
          {understanding.assumptions.length === 0 ? null : (
            <Part title={t("assumptions")}>
              <Remarks remarks={understanding.assumptions} />
            </Part>
          )}
        </>
      )}
      {look === null ? null : (
        <>
          <Part title={t("look")}>
            <LookView importId={id} look={look} zone={client.timeZone} />
          </Part>
          <Overlap look={look} options={options} onChange={setOptions} />
          <Keep
            {...{ stored, options, zone: client.timeZone, keptUntil: whole.keptUntil }}
            onChange={setOptions}
          />
        </>
      )}
      <Stack gap="3" borderTopWidth="1px" pt="4">
        {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
        {isChanged || why !== undefined ? (
          <Text role="status" textStyle="sm" color="fg.muted">
            {t(isChanged ? "changedHint" : (why ?? "changedHint"))}
          </Text>
        ) : null}
        <Flex gap="2" wrap="wrap">
          {whole.state === "READ" ? (
            <Button
              colorPalette="brand"
              size="sm"
              disabled={mayRead || why !== undefined}
              loading={isBusy && !mayRead}
              loadingText={t("bringIn")}
              onClick={() => void apply()}
            >
              {t("bringIn")}
            </Button>
          ) : null}
          {whole.state === "UNREADABLE" && !mayRead ? null : (
            <Button
              variant={whole.state === "READ" && !mayRead ? "outline" : "solid"}
              colorPalette={whole.state === "READ" && !mayRead ? "gray" : "brand"}
              size="sm"
              disabled={!mayRead}
              loading={isBusy && mayRead}
              loadingText={t(isChanged ? "readAgain" : "readAnew")}
              onClick={() => void read()}
            >
              {t(isOutdated && !isChanged ? "readAnew" : "readAgain")}
            </Button>
          )}
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onThrow}>
            {t("throwAway")}
          </Button>
        </Flex>
      </Stack>
    </Stack>
  );
}

/** Reason why a file that was read can't be applied as it is. */
function whyNot(look: ImportLook, { overlap }: Options): "same" | "nothing" | "chooseOverlap" | undefined {
  if (look.sameAs !== null) return "same";
  if (look.from === null) return "nothing";
  if ((look.deviceSeconds ?? 0) > 0 && (overlap ?? "replace") === "replace") return "chooseOverlap";
  return undefined;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="2">
      <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type RemarksProps = { remarks: readonly Remark[]; isFault?: boolean };

/** Remarks on a file, one a line. */
function Remarks({ remarks, isFault = false }: RemarksProps) {
  const wordsOf = useRemark();
  const words = remarks.map(wordsOf);
  if (words.length === 0) return null;
  if (isFault) return <FaultText>{words.join(" ")}</FaultText>;
  return (
    <Stack as="ul" listStyleType="disc" gap="1" ps="4" textStyle="sm" color="fg.muted" maxW="60rem">
      {words.map((text) => (
        <Box as="li" display="list-item" key={text} overflowWrap="anywhere">
          {text}
        </Box>
      ))}
    </Stack>
  );
}

type KeepProps = {
  /** Until when single records are kept, by the last choice; null: not reported. */
  keptUntil: number | null;
  stored: Options;
  options: Options;
  zone: string;
  onChange: (options: Options) => void;
};

const rules = ["asNew", "byAge"] as const;

/** Choice of how long single records are kept; hours and days are always kept. */
function Keep({ keptUntil, stored, options, zone, onChange }: KeepProps) {
  const t = useT(importsTexts);
  const isAsRead = options.keep === stored.keep;
  return (
    <Stack gap="2">
      <RadioLines
        legend={t("keep")}
        choices={rules.map((rule) => ({ value: rule, name: t(rule), text: t(`${rule}Text`) }))}
        chosen={rules.find((rule) => rule === (options.keep ?? "asNew")) ?? null}
        onChoose={(keep) => onChange({ ...options, keep })}
      />
      {keptUntil !== null && isAsRead ? (
        <Text textStyle="sm" color="fg.muted">
          {t("keptUntil", { date: formatDate(keptUntil, zone) })}
        </Text>
      ) : null}
    </Stack>
  );
}
