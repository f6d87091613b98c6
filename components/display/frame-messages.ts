import * as z from 'zod/mini';

/** Heights a frame may ask for, in pixels. */
const MIN_HEIGHT = 40;
const MAX_HEIGHT = 4000;
const MAX_IN_A_SECOND = 30;

const messageSchema = z.discriminatedUnion('kozyr', [
  z.strictObject({ kozyr: z.literal('ready') }),
  z.strictObject({ kozyr: z.literal('height'), height: z.number() }),
  z.strictObject({ kozyr: z.literal('navigate'), path: z.string().check(z.minLength(1), z.maxLength(500)) }),
]);
type FrameMessage = z.infer<typeof messageSchema>;

/** What a frame said, when it is one of the three things it may say; heights are within bounds, whole pixels. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = messageSchema.safeParse(data).data;
  if (message?.kozyr !== 'height') return message;
  return { ...message, height: Math.ceil(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, message.height))) };
}

/** Whether one more message may be heard: at most 30 in any second. `now` in milliseconds. */
export function messageGate(): (now: number) => boolean {
  let heard: number[] = [];
  return (now) => {
    heard = heard.filter((moment) => now - moment < 1000);
    if (heard.length >= MAX_IN_A_SECOND) return false;
    heard.push(now);
    return true;
  };
}
