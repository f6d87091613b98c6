import { DomainError } from '../../../../errors';
import { refuseCommonPassword } from '../../accounts/common-passwords';
import { isEasyPassword } from '../rules';

/** Asked wherever an operator chooses a password. @throws DomainError PASSWORD_TOO_COMMON */
export function refuseEasyPassword(password: string, name: string): void {
  refuseCommonPassword(password);
  if (isEasyPassword(password, name))
    throw new DomainError(
      'PASSWORD_TOO_COMMON',
      'This password is guessed soon: take one without your name, of more characters.',
    );
}
