import { Button, HStack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { paths } from "../../app/paths";
import { useLanguage, useT } from "../../i18n/useT";
import { videosTexts } from "./videosTexts";

type LabelFilesProps = {
  /** The labels' video; omitted: all videos. */
  of?: { id: string; name: string };
};

const files = [
  { file: "labels.csv", form: "CSV" },
  { file: "labels.json", form: "JSON" },
] as const;

/** Downloads of labels, in the language of the page. */
export function LabelFiles({ of }: LabelFilesProps) {
  const t = useT(videosTexts);
  const language = useLanguage();
  return (
    <HStack gap={of === undefined ? "2" : "0"} wrap={of === undefined ? "wrap" : undefined}>
      {files.map(({ file, form }) => (
        <Button
          key={file}
          asChild
          size={of === undefined ? "sm" : "xs"}
          variant={of === undefined ? "outline" : "ghost"}
        >
          <a
            href={paths.labelsFile(file, language, of?.id)}
            download
            aria-label={of === undefined ? undefined : t("labelsOf", { form, name: of.name })}
            title={of === undefined ? undefined : t("labelsAs", { form })}
          >
            {of === undefined ? <Download aria-hidden /> : null}
            {of === undefined ? t("allLabels", { form }) : form}
          </a>
        </Button>
      ))}
    </HStack>
  );
}
