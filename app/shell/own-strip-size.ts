/** A card of the strip, and what stands for it: on a phone the edge of the next one is seen. In rem, as its lines are. */
export const OWN_CARD_SIZE = 'h-36 w-[84%] max-w-80 tablet:w-80';
