/**
 * The web widget of a help desk that speaks as Chatwoot does: a script of its origin, a global that starts it, an event when it is
 * ready, and a global that commands it. Loaded when support is first opened, never before.
 */
type Sdk = { run: (given: { websiteToken: string; baseUrl: string }) => void };
type Commands = {
  setUser: (identifier: string, user: Record<string, string>) => void;
  setLocale: (locale: string) => void;
  toggle: (state: 'open' | 'close') => void;
  reset: () => void;
};
declare global {
  interface Window {
    chatwootSettings?: Record<string, unknown>;
    chatwootSDK?: Sdk;
    $chatwoot?: Commands;
  }
}

export type WidgetAddress = { url: string; token: string };
export type WidgetIdentity = {
  identifier: string;
  identifier_hash: string;
  name: string;
  email: string | null;
  phone_number: string | null;
};

/** The help desk is given so long to come. */
const READY_MS = 15_000;
/** Below this width the widget fills the screen and has a cross of its own; above, its bubble closes it. */
const OWN_CROSS = '(max-width: 667px)';
/** Whom the widget in this browser knows; another one does not find their thread. */
const KNOWN_KEY = 'kozyr:support-widget';

let coming: Promise<Commands> | null = null;

/** Resolves when the widget says, from now on, that it is ready. */
function ready(): Promise<Commands> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The help desk does not answer.')), READY_MS);
    window.addEventListener(
      'chatwoot:ready',
      () => {
        clearTimeout(late);
        if (window.$chatwoot) resolve(window.$chatwoot);
        else reject(new Error('The help desk is ready and is not there.'));
      },
      { once: true },
    );
  });
}

function load({ url, token }: WidgetAddress, locale: string): Promise<Commands> {
  window.chatwootSettings = {
    locale,
    position: 'right',
    darkMode: 'auto',
    hideMessageBubble: window.matchMedia(OWN_CROSS).matches,
  };
  const script = document.createElement('script');
  const refused = new Promise<never>((_, reject) => {
    script.addEventListener('error', () => reject(new Error('The help desk is out of reach.')));
  });
  script.src = `${url}/packs/js/sdk.js`;
  script.async = true;
  script.addEventListener('load', () => window.chatwootSDK?.run({ websiteToken: token, baseUrl: url }));
  document.head.append(script);
  return Promise.race([ready(), refused]).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

/** Whether the widget last knew somebody else here. */
function knewAnother(identifier: string): boolean {
  try {
    const known = localStorage.getItem(KNOWN_KEY);
    localStorage.setItem(KNOWN_KEY, identifier);
    return known !== null && known !== identifier;
  } catch {
    return false;
  }
}

const given = (fields: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null));

/**
 * Opens the widget, loading it first. `identity` null: a guest, to whom nobody else's thread is shown. `locale` as the page's.
 * @throws Error when the help desk does not come; it is tried anew the next time.
 */
export async function openWidget(
  address: WidgetAddress,
  { identity, locale }: { identity: WidgetIdentity | null; locale: string },
): Promise<void> {
  coming ??= load(address, locale).catch((error: unknown) => {
    coming = null;
    throw error;
  });
  const widget = await coming;
  if (knewAnother(identity?.identifier ?? 'guest')) {
    // It loads its frame anew, as somebody it does not know.
    const again = ready();
    widget.reset();
    await again;
  }
  widget.setLocale(locale);
  if (identity) {
    const { identifier, ...user } = identity;
    widget.setUser(identifier, given(user));
  }
  widget.toggle('open');
}
