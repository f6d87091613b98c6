import { getIntegration, listIntegrations } from '@kozyr/contracts/operator/integrations';

/** What is read anew after anything of an integration was changed. */
export const STALE = [listIntegrations, getIntegration] as const;
