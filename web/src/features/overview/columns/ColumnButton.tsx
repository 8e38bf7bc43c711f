import { Button, type ButtonProps } from "@chakra-ui/react";
import { Columns3 } from "lucide-react";
import { overviewTexts } from "../../../i18n/texts/overview";
import { useT } from "../../../i18n/useT";

export function ColumnButton(props: ButtonProps) {
  const t = useT(overviewTexts);
  return (
    <Button size="sm" variant="outline" bg="bg.panel" aria-haspopup="dialog" {...props}>
      <Columns3 aria-hidden />
      {t("columns")}
    </Button>
  );
}
