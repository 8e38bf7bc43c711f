/** Whether an Accept header names server-sent events at all. */
export function acceptsEventStream(accept: string | undefined): boolean {
  return mediaTypes(accept).includes("text/event-stream");
}

/** Whether it names them, and no form in which a single answer goes out. */
export function wantsEventStream(accept: string | undefined): boolean {
  return acceptsEventStream(accept) && !mediaTypes(accept).some((type) => /json$|\/\*$/.test(type));
}

function mediaTypes(accept = ""): string[] {
  return accept.split(",").map((part) => part.split(";")[0]?.trim().toLowerCase() ?? "");
}
