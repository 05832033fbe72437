import start from '#scripts/server-start.json' with { type: 'json' }

/** The Node options and environment that `npm start` uses. */
export const shippedStart: readonly string[] = start.arguments
export const shippedEnvironment: Readonly<Record<string, string>> = start.environment
