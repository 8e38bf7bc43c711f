interface Environment {
  readonly global: object;
  readonly fakeTimersModern: { useRealTimers(): void };
  setup(): Promise<void>;
  teardown(): Promise<void>;
  beforeFile(): void;
}

export function keptEnvironment<Given, Context>(
  Environment: new (given: Given, context: Context) => Environment,
): new (
  given: Given,
  context: Context,
) => Environment;
