import { calm } from '../config';

/** How long what would move is seen to fade where motion is not wanted. */
const FADE_MS = 160;

/** Animations in the field that end where they say, faster once the player is in a hurry. Only transforms and opacity move. */
export function createMotion(field: Element) {
  let rate = 1;

  function move(target: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> {
    const animation = target.animate(frames, { fill: 'backwards', ...options });
    animation.updatePlaybackRate(rate);
    return animation.finished;
  }

  return {
    move,
    /** Moves, or fades between these two where motion is not wanted. */
    moveOrFade(
      target: Element,
      [from, to]: readonly [number, number],
      frames: Keyframe[],
      options: KeyframeAnimationOptions,
    ): Promise<unknown> {
      if (calm()) return move(target, [{ opacity: from }, { opacity: to }], { duration: FADE_MS });
      return move(target, frames, options);
    },
    /** A round begins: everything at its own pace. */
    begin(): void {
      rate = 1;
    },
    hurry(): void {
      rate = 3;
      for (const animation of field.getAnimations({ subtree: true })) {
        if (!(animation instanceof CSSAnimation)) animation.updatePlaybackRate(rate);
      }
    },
  };
}

export type Motion = ReturnType<typeof createMotion>;
