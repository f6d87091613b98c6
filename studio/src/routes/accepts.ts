import type { FastifyRequest } from 'fastify';

/** Whether the caller can read this content coding. */
export const accepts = (request: FastifyRequest, coding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(/[,;\s]+/)
    .includes(coding);
