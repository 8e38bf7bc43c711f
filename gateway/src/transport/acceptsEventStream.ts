/** True if an Accept header names server-sent events at all. */
export function acceptsEventStream(accept: string | undefined): boolean {
  return mediaTypes(accept).includes("text/event-stream");
}

/** True if it names them, and no type of a single answer. */
export function wantsEventStream(accept: string | undefined): boolean {
  return acceptsEventStream(accept) && !mediaTypes(accept).some((type) => /json$|\/\*$/.test(type));
}

function mediaTypes(accept = ""): string[] {
  return accept.split(",").map((part) => part.split(";")[0]?.trim().toLowerCase() ?? "");
}
