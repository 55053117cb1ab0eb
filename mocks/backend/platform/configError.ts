/** Why the program cannot start as it was asked to; its text is German, for the person who started it. */
export class ConfigError extends Error {}
