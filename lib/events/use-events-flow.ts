'use client';

import { useSyncExternalStore } from 'react';
import { eventsFlow, onEventsFlow } from './flow';

const onServer = () => false;

/** Whether the tab's stream of events is open: a query that events keep fresh polls only while it is not. */
export const useEventsFlow = (): boolean => useSyncExternalStore(onEventsFlow, eventsFlow, onServer);
