import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '../http/facts';
import { sendError } from './send-error';

export function methodNotAllowed(request: IncomingMessage, response: ServerResponse): void {
  sendError(request, response, {
    status: 405,
    errorCode: 'BAD_REQUEST',
    message: 'This method is not served here.',
    closes: true,
  });
}

export function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const closes = !isRead(request);
  sendError(request, response, { status: 404, errorCode: 'NOT_FOUND', message: 'There is no such address.', closes });
}

export function sendUnreadable(request: IncomingMessage, response: ServerResponse): void {
  sendError(request, response, { status: 400, errorCode: 'BAD_REQUEST', message: 'This address can not be read.' });
}
