/** See deployment-id.mjs. */
export function deploymentId(site: { building: boolean; distDir: string }): string | undefined;
