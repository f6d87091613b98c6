import { describe, expect, it } from 'vitest';
import { loginSchema, registrationSchema } from './schema';
import { emptyRegistration } from './store';

const countries = [
  { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' },
  { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' },
] as const;

const right = {
  ...emptyRegistration,
  username: '7011234567',
  password: 'sixsix',
  passwordRepeat: 'sixsix',
  ageConsent: true,
};
const problemsOf = (change: Record<string, unknown>) => {
  const parsed = registrationSchema(countries).safeParse({ ...right, ...change });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('the registration form', () => {
  it('a registration without a mistake is taken', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ password: '1234567890123456', passwordRepeat: '1234567890123456' })).toEqual({});
    expect(problemsOf({ countryCode: 'UA', username: '991234567' })).toEqual({});
  });

  it.each([
    [
      { password: '', passwordRepeat: '' },
      { password: 'required', passwordRepeat: 'required' },
    ],
    [{ password: 'five5', passwordRepeat: 'five5' }, { password: 'passwordLength' }],
    [{ password: '12345678901234567', passwordRepeat: '12345678901234567' }, { password: 'passwordLength' }],
    [{ password: 'six six', passwordRepeat: 'six six' }, { password: 'passwordSpaces' }],
    [{ password: 'a b', passwordRepeat: 'a b' }, { password: 'passwordSpaces' }],
    [{ passwordRepeat: 'sixsiy' }, { passwordRepeat: 'passwordMatch' }],
    [{ passwordRepeat: '' }, { passwordRepeat: 'required' }],
    [{ username: '' }, { username: 'required' }],
    [{ username: '701123456' }, { username: 'phone' }],
    [{ countryCode: 'UA', username: '99123456' }, { username: 'phone' }],
    [{ username: '9161234567' }, { username: 'foreign' }],
    [{ ageConsent: false }, { ageConsent: 'ageConsent' }],
    [{ depositLimit: '0' }, { depositLimit: 'depositLimit' }],
    [{ depositLimit: 'much' }, { depositLimit: 'depositLimit' }],
    [{ depositLimit: ' 1 000,50 ' }, {}],
    [{ type: 'Email', username: '' }, { username: 'required' }],
    [{ type: 'Email', username: 'nobody' }, { username: 'email' }],
    [{ type: 'Email', username: ' a@b.example ' }, {}],
  ])('a registration with %o is refused at the field that is wrong', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('all that is wrong with a registration is said at once', () => {
    expect(problemsOf({ username: '1', password: '123', passwordRepeat: '321', ageConsent: false })).toEqual({
      username: 'phone',
      password: 'passwordLength',
      passwordRepeat: 'passwordMatch',
      ageConsent: 'ageConsent',
    });
    expect(problemsOf({ ...emptyRegistration })).toEqual({
      username: 'required',
      password: 'required',
      passwordRepeat: 'required',
      ageConsent: 'ageConsent',
    });
  });
});

describe('the login form', () => {
  it('a login needs both fields, and no rule for new passwords is asked of it', () => {
    const login = loginSchema(countries);
    const values = { type: 'Phone', countryCode: 'KZ', username: '7011234567' } as const;
    expect(login.safeParse({ ...values, password: 'an old long password with spaces' }).success).toBe(true);
    expect(login.safeParse({ ...values, password: '' }).error?.issues[0]).toMatchObject({ message: 'required' });
    expect(login.safeParse({ ...values, username: '701', password: 'x' }).error?.issues[0]).toMatchObject({
      path: ['username'],
      message: 'phone',
    });
  });
});
