import { type NextRequest, NextResponse } from 'next/server';
import { DOOR_HEADER, OPEN } from './door/marks';

/** Strangers find the frame, the texts and the pictures; the admin and its calls are not there for them. */
export function proxy(request: NextRequest): NextResponse {
  if (request.headers.get(DOOR_HEADER) === OPEN) return NextResponse.next();
  return new NextResponse('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
}
