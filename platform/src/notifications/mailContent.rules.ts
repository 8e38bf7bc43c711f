import { anchor, escaped, mailPage, paragraph, plain, smallPrint } from "../mail/markup.rules.js";
import { linkTo, type Message, type ToldEvent } from "./message.js";
import { sentencesOf, subjectOf, TEXTS } from "./texts.js";

/** The rest is only counted. */
const MOST_EVENTS = 100;
const LONGEST_SUBJECT = 150;

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/**
 * A message as an e-mail, in its recipient's language.
 * @param portal origin of the portal, for links; empty: no links
 */
export function mailContent(
  { recipient, events }: Pick<Message, "recipient" | "events">,
  portal: string,
): MailContent {
  const { language } = recipient;
  const texts = TEXTS[language];
  const shown = events.slice(0, MOST_EVENTS).map((event) => ({
    title: titleOf(event),
    sentences: sentencesOf(texts, event, language).map(plain),
    link: event.client && linkTo(event.client, portal),
  }));
  const left = events.length - shown.length;
  const greeting = texts.greeting(plain(recipient.name) || recipient.email);
  const settings = portal === "" ? null : `${portal}/notifications`;
  const more = left > 0 ? [texts.more(left)] : [];
  const blocks = shown.map(({ title, sentences, link }) =>
    [...(title === null ? [] : [title]), ...sentences, ...(link === null ? [] : [link])].join("\n"),
  );
  const end = [texts.footer, ...(settings === null ? [] : [`${texts.settings}: ${settings}`])].join("\n");
  const htmlBlocks = shown.map(({ title, sentences, link }) =>
    paragraph([
      ...(title === null ? [] : [`<strong>${escaped(title)}</strong>`]),
      ...sentences.map(escaped),
      ...(link === null ? [] : [anchor(link, texts.open)]),
    ]),
  );
  const htmlEnd = smallPrint([
    escaped(texts.footer),
    ...(settings === null ? [] : [anchor(settings, texts.settings)]),
  ]);
  return {
    subject: `${plain(subjectOf(texts, events)).slice(0, LONGEST_SUBJECT)} · Obcestje`,
    text: `${[greeting, ...blocks, ...more, `-- \n${end}`].join("\n\n")}\n`,
    html: mailPage(language, [
      paragraph([escaped(greeting)]),
      ...htmlBlocks,
      ...more.map((line) => paragraph([escaped(line)])),
      htmlEnd,
    ]),
  };
}

function titleOf({ client }: ToldEvent): string | null {
  if (!client) return null;
  return plain(client.address === null ? client.name : `${client.name}, ${client.address}`);
}
