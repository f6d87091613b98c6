/**
 * Every Chromium that the tests need, brought along where it is missing: whole has notifications and push, light may have neither.
 * @throws SettingsError where none can be had
 */
export function requireBrowsers(): Promise<{ light: string; whole: string }>;

/** A Chromium that can be started, brought along where none is; it may have no notifications. @throws SettingsError where none can be had */
export function requireBrowser(): Promise<string>;
