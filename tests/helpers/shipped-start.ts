import start from '#scripts/server-start.json' with { type: 'json' }

/** What `npm start` gives Node: its options and the program, and the settings in its environment. */
export const shippedStart: readonly string[] = start.arguments
export const shippedEnvironment: Readonly<Record<string, string>> = start.environment
