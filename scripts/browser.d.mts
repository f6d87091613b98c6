/** A Chromium that can be started, brought along where none is. @throws SettingsError where none can be had */
export function requireBrowser(): Promise<string>;
