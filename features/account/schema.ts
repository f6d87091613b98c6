import { contactTypeSchema } from '@kozyr/contracts/accounts';
import type { CountryPhone } from '@kozyr/contracts/countries';
import { countryCodeSchema } from '@kozyr/contracts/countries';
import { currencySchema } from '@kozyr/contracts/money';
import { LIMIT_PERIODS } from '@kozyr/contracts/player-limits';
import * as z from 'zod/mini';
import { parseAmount } from '@/lib/format/typed-amount';
import { isOfCountry, phoneLength } from '@/lib/phone/phone-numbers';

/** Messages of these forms are keys of `account.problem`; the words are spec §5. */
export const PROBLEMS = [
  'required',
  'passwordLength',
  'passwordSpaces',
  'passwordMatch',
  'phone',
  'foreign',
  'email',
  'ageConsent',
  'depositLimit',
  'code',
  'invalid',
] as const;
export type Problem = (typeof PROBLEMS)[number];

const filled = z.string().check(z.minLength(1, 'required'));

function passwordProblem(password: string): Problem | null {
  if (password === '') return 'required';
  if (/\s/.test(password)) return 'passwordSpaces';
  return password.length < 6 || password.length > 16 ? 'passwordLength' : null;
}

/** Spec §5: 6 to 16 characters, no spaces. One thing at a time, and never an end to the other checks of the form. */
const newPassword = z.string().check(
  z.check((checked) => {
    const problem = passwordProblem(checked.value);
    if (problem) checked.issues.push({ code: 'custom', message: problem, input: checked.value, continue: true });
  }),
);

/** Spec §5: the two entries must match. */
export function passwordsMatch<Values extends { password: string; passwordRepeat: string }>() {
  return z.check<Values>((checked) => {
    const { password, passwordRepeat } = checked.value;
    if (passwordRepeat !== '' && passwordRepeat !== password)
      checked.issues.push({
        code: 'custom',
        message: 'passwordMatch',
        path: ['passwordRepeat'],
        input: passwordRepeat,
        continue: true,
      });
  });
}

const contact = { type: contactTypeSchema, countryCode: countryCodeSchema, username: z.string() };
type Contact = z.infer<z.ZodMiniObject<typeof contact>>;

const emailSchema = z.email();

function contactProblem({ type, countryCode, username }: Contact, countries: readonly CountryPhone[]): Problem | null {
  if (username.trim() === '') return 'required';
  if (type === 'Email') return emailSchema.safeParse(username.trim()).success ? null : 'email';
  const country = countries.find(({ code }) => code === countryCode);
  if (!country || username.length !== phoneLength(country)) return 'phone';
  return isOfCountry({ code: countryCode, subscriber: username }) ? null : 'foreign';
}

const contactIsRight = (countries: readonly CountryPhone[]) =>
  z.check<Contact>((checked) => {
    const message = contactProblem(checked.value, countries);
    if (message)
      checked.issues.push({
        code: 'custom',
        message,
        path: ['username'],
        input: checked.value.username,
        continue: true,
      });
  });

/** Whose account it is, alone. */
export const contactSchema = (countries: readonly CountryPhone[]) => z.object(contact).check(contactIsRight(countries));

export const loginSchema = (countries: readonly CountryPhone[]) =>
  z.object({ ...contact, password: filled }).check(contactIsRight(countries));

/** Nobody has to set one; what is typed is an amount above zero. */
const isLimitOrNone = (text: string) => text.trim() === '' || /[1-9]/.test(parseAmount(text) ?? '');

export const registrationSchema = (countries: readonly CountryPhone[]) =>
  z
    .object({
      ...contact,
      password: newPassword,
      passwordRepeat: filled,
      currency: currencySchema,
      ageConsent: z.boolean().check(z.refine((agreed) => agreed, 'ageConsent')),
      newsletterConsent: z.boolean(),
      depositLimit: z.string().check(z.refine(isLimitOrNone, 'depositLimit')),
      depositLimitPeriod: z.enum(LIMIT_PERIODS),
    })
    .check(contactIsRight(countries), passwordsMatch());

export const newPasswordFields = { password: newPassword, passwordRepeat: filled };

/** A new password, twice. */
export const newPasswordSchema = z.object(newPasswordFields).check(passwordsMatch());
