import { Braces } from "lucide-react";
import { useT } from "../../i18n/useT";
import { copyText } from "../ui/copyText";
import { IconAction } from "../ui/IconAction";
import { toast } from "../ui/toastStore";
import { chartTexts } from "./chartTexts";

type CopyOperationProps = {
  name: string;
  /** Returns the operation's text; called when it is copied. */
  operation: () => string;
};

/** Copies the GraphQL operation for the figures shown, ready to be pasted into a script. */
export function CopyOperation({ name, operation }: CopyOperationProps) {
  const t = useT(chartTexts);
  const copy = () =>
    copyText(operation()).then(
      () => toast.success(t("copied"), "copyOperation"),
      () => toast.error(t("copyFailed"), "copyOperation"),
    );
  return (
    <IconAction icon={Braces} label={t("copyGraphqlOf", { name })} title={t("copyGraphql")} onClick={copy} />
  );
}
