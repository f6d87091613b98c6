import { SecondFactorCard } from '../second-factor/components/second-factor-card';
import { EraseCard } from './erase-card';
import { LanguageCard } from './language-card';
import { LoginHistory } from './login-history';
import { OwnDataCard } from './own-data-card';
import { PasswordCard } from './password-card';
import { PhoneCard } from './phone-card';
import { SignInsCard } from './sign-ins-card';

/** What a player may do with the account itself: phone, password, second factor, language, sign-ins, their data. */
export function AccountSettings() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 desktop:grid-cols-2">
        <div className="flex flex-col gap-5">
          <PhoneCard />
          <PasswordCard />
          <OwnDataCard />
          <EraseCard />
        </div>
        <div className="flex flex-col gap-5">
          <SecondFactorCard />
          <SignInsCard />
          <LanguageCard />
        </div>
      </div>
      <LoginHistory />
    </div>
  );
}
