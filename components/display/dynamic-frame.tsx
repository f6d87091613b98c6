'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';
import { isOwnPath, localePath, withoutLocale } from '@/lib/routes/paths';
import { messageGate, readFrameMessage } from './frame-messages';

/** How long the frame has to say that it is there, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Runs somebody's scripts where they can reach nothing: a document of another origin, without an origin of its own, that
 * says its height and where a reader wants to go. Neither is believed unchecked (spec §3, dynamicContent). `skeleton`
 * stands in until the first height.
 */
export function DynamicFrame({
  src,
  title,
  lang,
  content,
  skeleton,
}: {
  src: string;
  title: string;
  lang: string;
  content: { body: string; css: string; js: string };
  skeleton: ReactNode;
}) {
  const t = useTranslations('ui');
  const router = useRouter();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    const mayHear = messageGate();
    const late = setTimeout(() => setSilent(true), PATIENCE_MS);
    const onMessage = (event: MessageEvent<unknown>) => {
      const window = frame.current?.contentWindow;
      if (!window || event.source !== window || event.origin !== 'null' || !mayHear(event.timeStamp)) return;
      const message = readFrameMessage(event.data);
      if (message?.kozyr === 'ready') {
        clearTimeout(late);
        setSilent(false);
        // Its origin is opaque and can't be named; what it is told is public, and its address can't leave the policy.
        window.postMessage({ kozyr: 'fill', lang, ...content }, '*');
      }
      if (message?.kozyr === 'height') setHeight(message.height);
      // A path of ours only, and only while somebody has just clicked or pressed a key there: a click beside it is not for it.
      const pressed = navigator.userActivation?.isActive && document.activeElement === frame.current;
      if (message?.kozyr === 'navigate' && isOwnPath(message.path) && pressed)
        router.push(localePath(lang, withoutLocale(message.path)));
    };
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(late);
      removeEventListener('message', onMessage);
    };
  }, [lang, content, router]);

  return (
    <>
      {height === 0 && (silent ? <p className="text-muted text-sm">{t('errorText')}</p> : skeleton)}
      <iframe
        ref={frame}
        src={src}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow=""
        // Before its first height it has the room of the slot, unseen: browsers let frames without room sleep. It stands in
        // the flow from the start: a browser keeps what is read in its place only while nothing changes its position.
        className={cn('block w-full border-0', height === 0 && 'h-0 min-h-[inherit] opacity-0')}
        style={height === 0 ? undefined : { height }}
      />
    </>
  );
}
