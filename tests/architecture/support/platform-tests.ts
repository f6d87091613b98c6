/** What a test gets its platform from: each ends every test in the laws of the ledger. */
const FIXTURE = /from '(?:\.\.\/)+support\/(?:[\w-]+\/)*(?:platform|payments|game|house|table)-test'/;

/** What starts a platform, or gives its database to a test, without that. */
const OWN_START =
  /\b(?:startPaymentHarness|startStudioAndPlatform|startTableHarness|startCrashHarness|platformDatabase)\b|import \{[^}]*\bstartPlatform\b[^}]*\}/;

/** Whether somebody asks for the laws in so many words. */
const LAW = /\b(?:expectKeptLedger|checkLedger)\(/;

/** What is wrong with how a test of the platform comes by it. @param reasons files that start it on their own, and why they do */
export function lawlessStart(file: string, source: string, reasons: Readonly<Record<string, string>>): string[] {
  const own = OWN_START.test(source);
  if (!own && file in reasons) return [`${file} starts nothing on its own: take it off the list`];
  if (!own) return [];
  if (!(file in reasons))
    return [`${file} starts a platform on its own: take it from tests/support/platform-test, which checks the ledger`];
  if (!FIXTURE.test(source) && !LAW.test(source) && !reasons[file]?.startsWith('moves no money'))
    return [`${file} starts a platform on its own and does not end in expectKeptLedger`];
  return [];
}
