export declare const PURGE_CHANNEL: string;
