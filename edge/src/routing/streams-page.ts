import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAndroidPhone } from '@kozyr/contracts/android-phone';
import type { RequestFacts } from '../http/facts';
import type { Admission } from '../limits/admission';
import { COSTS } from '../limits/costs';
import { pathLocale } from './locale';
import type { PageAnswer } from './page-answers';

interface Parts {
  readonly admission: Admission;
  readonly page: PageAnswer;
  /** Passes a request to the site by itself. */
  readonly pass: (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;
}

export function isFromAndroidPhone({ headers }: IncomingMessage): boolean {
  const said = (name: string) => headers[name]?.toString();
  return isAndroidPhone({
    userAgent: headers['user-agent'],
    platform: said('sec-ch-ua-platform'),
    mobile: said('sec-ch-ua-mobile'),
  });
}

/**
 * The streaming section is there for phones with Android alone (spec §1, §6). It is never kept, since it differs by more than
 * path and audience; to anybody else it is an address like any other that leads nowhere.
 */
export function createStreamsPage({ admission, page, pass }: Parts): PageAnswer {
  return async (request, response, facts, { path, search }) => {
    if (isFromAndroidPhone(request)) {
      if (admission.pay(request, response, COSTS.page)) await pass(request, response, facts);
      return;
    }
    const nowhere = `/${pathLocale(path) ?? ''}/hidden`;
    request.url = nowhere + search;
    return page(request, response, facts, { path: nowhere, search });
  };
}
