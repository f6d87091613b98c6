'use client';

import { createContext, useContext } from 'react';

/** True around a modal that has its own turn in the queue of modals, as one that opens by itself does. */
export const NoticeScope = createContext(false);

/** Whether what asks stands in a notice, which waits for its turn, and not in a dialog that the player asked for. */
export const useInNotice = (): boolean => useContext(NoticeScope);
