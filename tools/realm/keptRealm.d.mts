interface Environment {
  readonly global: object;
  readonly fakeTimersModern: { useRealTimers(): void };
  setup(): Promise<void>;
  teardown(): Promise<void>;
  beforeFile(): void;
}

export function keptEnvironment<Given, Context, Of extends Environment>(
  Environment: new (given: Given, context: Context) => Of,
): new (
  given: Given,
  context: Context,
) => Of & { keepAdded(): void };
