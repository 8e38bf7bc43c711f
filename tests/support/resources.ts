import type { PlatformApi } from "./platformApi.js";

export type Bucket = "global_custom_texts" | "speed_limit_penalty_program_config" | "hardware_configuration";

/**
 * Adds a shared resource.
 * @returns its id
 */
export async function addResource(
  admin: PlatformApi,
  bucket: Bucket,
  name: string,
  data: unknown,
): Promise<number> {
  const { id } = await admin.post<{ id: number }>("/resource", { bucket, data, metaData: { name } });
  return id;
}

/** A text of a custom text, centred. */
export const line = (text: string, font = 8) => ({
  text,
  horizAlignment: "center",
  vertAlignment: "center",
  font,
});

export const customTextOf = (
  name: string,
  uuid: string,
  layout: "A" | "B" | "C",
  texts: ReturnType<typeof line>[],
) => ({
  name,
  uuid,
  layout,
  texts,
});

/** One resource of each bucket. */
export async function addResources(admin: PlatformApi): Promise<void> {
  await addResource(admin, "global_custom_texts", "Zahvale", [
    customTextOf("Hvala", "6f1a1c1e-0000-4000-8000-000000000001", "A", [line("HVALA", 12)]),
    customTextOf("Šola", "6f1a1c1e-0000-4000-8000-000000000002", "C", [
      line("ŠOLA", 12),
      line("OTROCI NA POTI"),
      line("počasi"),
    ]),
  ]);
  await addResource(admin, "speed_limit_penalty_program_config", "Naselje", {
    steps: [
      { overLimitBy: 1, layout: "A", texts: [line("PREHITRO", 12)] },
      { overLimitBy: 11, layout: "B", texts: [line("80 EUR"), line("3 TOČKE")] },
    ],
  });
  await addResource(admin, "hardware_configuration", "K200", {
    staticTexts: [
      { id: 1, text: "HVALA" },
      { id: 2, text: "STOP" },
    ],
  });
}
