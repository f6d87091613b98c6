/** The environment of one role that runs by itself, from what the process was given. @throws SettingsError with a line for each that is missing */
export function environmentOfRole(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  whose?: string,
): Record<string, string>;
