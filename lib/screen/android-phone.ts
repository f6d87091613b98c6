import { isAndroidPhone } from '@kozyr/contracts/android-phone';

/** One of the browser's words about its device, which not every browser gives and no type of ours knows. */
function word(name: 'platform' | 'mobile'): unknown {
  const words: unknown = Reflect.get(navigator, 'userAgentData');
  return typeof words === 'object' && words !== null ? Reflect.get(words, name) : undefined;
}

/** Whether this browser is on a phone with Android, as the server decides it. Browser only. */
export function onAndroidPhone(): boolean {
  const platform = word('platform');
  const mobile = word('mobile');
  return isAndroidPhone({
    userAgent: navigator.userAgent,
    platform: typeof platform === 'string' ? platform : undefined,
    mobile: typeof mobile === 'boolean' ? mobile : undefined,
  });
}
