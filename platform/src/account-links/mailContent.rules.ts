import { type Language, localTime } from "../mail/language.rules.js";
import { anchor, escaped, mailPage, paragraph, plain, smallPrint } from "../mail/markup.rules.js";
import type { AccountMailKind } from "./mailKinds.js";
import { MAIL_TEXTS } from "./mailTexts.js";

/** A mail about an account, as it is sent now. */
export interface AccountMail {
  kind: AccountMailKind;
  language: Language;
  /** The person's name, else the e-mail. */
  name: string;
  /** The link with its secret; null for a notice. */
  link: string | null;
  /** Of a changed e-mail: true if the mail goes to the new one. */
  toNewEmail: boolean;
  /** When it happened, or will; Unix seconds. */
  time: number;
  /** What people know the thing by that it is about; "" if it is about the account itself. */
  what: string;
  /** From where it was done; "" if that is not told. */
  address: string;
  timeZone: string;
}

/** A mail about an account in its language, as text and as HTML. */
export function accountMailContent(mail: AccountMail): { subject: string; text: string; html: string } {
  const { kind, language, name, link, toNewEmail, time, what, address, timeZone } = mail;
  const { greeting, emailIsNew, footer, [kind]: texts } = MAIL_TEXTS[language];
  const hello = greeting(plain(name));
  const lines = [
    ...texts.lines(localTime(time, timeZone, language), plain(what), address),
    ...(toNewEmail ? [emailIsNew] : []),
  ];
  const label = texts.link ?? "";
  const blocks = [
    hello,
    lines.join("\n"),
    ...(link === null ? [] : [`${label}:\n${link}`]),
    texts.otherwise,
    `-- \n${footer}`,
  ];
  return {
    subject: `${texts.subject} · Obcestje`,
    text: `${blocks.join("\n\n")}\n`,
    html: mailPage(language, [
      paragraph([escaped(hello)]),
      paragraph(lines.map(escaped)),
      ...(link === null ? [] : [paragraph([`<strong>${anchor(link, label)}</strong>`])]),
      paragraph([escaped(texts.otherwise)]),
      smallPrint([escaped(footer)]),
    ]),
  };
}
