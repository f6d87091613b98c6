import type { Locale } from '@kozyr/contracts/locales';
import type { NumberProblem } from '../card-number';
import type { Card } from '../cards';
import { maskOf } from '../cards';
import { TEST_CARDS } from '../test-cards';
import { CARD_TEXTS, type CardTexts } from './card-texts';
import { amountText, BRAND, clockText, renderDocument, resultSection } from './document';
import { type Html, html } from './html';
import { TEXTS } from './texts';

const BRANDS = { visa: 'Visa', mastercard: 'Mastercard' } as const;
const SIGNS = { saved: 'done', refused: 'no', expired: 'late' } as const;

type View = { language: Locale; card: Card; merchant: string } & (
  | { kind: 'form'; token: string; problem: NumberProblem | null }
  | { kind: 'result' }
);

const grouped = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const testCard = ({ number, brand, act }: (typeof TEST_CARDS)[number], texts: CardTexts) =>
  html`<button class="test" name="test_number" value="${number}"><span class="number">${grouped(number)}</span>
<span class="kind">${BRANDS[brand]}</span><span class="act">${texts.act[act]}</span></button>`;

/** The first button is the one that Enter presses: the number that was typed is taken. */
function numberForm({ card, merchant, token, problem, language }: Extract<View, { kind: 'form' }>): Html {
  const texts = CARD_TEXTS[language];
  const wrong =
    problem === null ? [] : html`<p class="error" id="number-error" role="alert">${texts.problem[problem]}</p>`;
  const state =
    problem === null
      ? html`aria-describedby="number-hint"`
      : html`aria-describedby="number-error number-hint" aria-invalid="true" autofocus`;
  return html`<form method="post" action="/card/${card.id}" novalidate>
<input type="hidden" name="token" value="${token}">
<label for="number">${texts.number}</label>
<input class="field" id="number" name="number" type="text" inputmode="numeric" autocomplete="cc-number" maxlength="32" spellcheck="false" placeholder="0000 0000 0000 0000" ${state}>
${wrong}
<p class="note" id="number-hint">${texts.hint}</p>
<div class="choices"><button class="pay" name="action" value="save">${texts.save}</button>
<button class="plain" name="action" value="cancel">${TEXTS[language].back(merchant)}</button></div>
<h2 id="tests">${texts.testCards}</h2><p class="note">${texts.testNote}</p>
<div class="choices" role="group" aria-labelledby="tests">${TEST_CARDS.map((one) => testCard(one, texts))}</div></form>`;
}

function formPage(view: Extract<View, { kind: 'form' }>): Html {
  const { card, merchant, language } = view;
  const texts = CARD_TEXTS[language];
  const until = card.expires_at;
  return html`<section aria-labelledby="from">
<h1 id="from">${texts.payoutFrom(merchant)}</h1>
<p class="sum">${amountText(card.amount, card.currency)}</p>
<div class="card" aria-hidden="true"><div class="row"><span class="chip"></span><span>TEST</span></div>
<div class="digits">•••• •••• •••• ••••</div>
<div class="row"><span>${BRAND}</span><strong>Visa · Mastercard</strong></div></div>
<dl><div><dt>${texts.recipient}</dt><dd>${card.recipient_name}</dd></div>
<div><dt>${TEXTS[language].reference}</dt><dd>${card.merchant_reference.slice(0, 8)}</dd></div>
<div><dt>${texts.openUntil}</dt><dd><time datetime="${until.toISOString()}">${clockText(until, card.currency)}</time></dd></div></dl>
</section>
<section>${numberForm(view)}</section>`;
}

function resultPage({ card, merchant, language }: View): Html {
  const texts = CARD_TEXTS[language];
  const state = card.status === 'pending' ? 'expired' : card.status;
  const { title, body } = card.refuse_reason ? texts.refused[card.refuse_reason] : texts.result[state];
  return resultSection({
    state: state === 'saved' ? 'approved' : state === 'refused' ? 'declined' : state,
    sign: SIGNS[state],
    title,
    sum: card.brand && `${BRANDS[card.brand]} ${maskOf(card)}`,
    body,
    back: { url: card.return_url, text: TEXTS[language].back(merchant) },
  });
}

/** The page that takes a card to pay out to: the form while it is open, what came of it after. */
export function renderCardPage(view: View): string {
  return renderDocument(
    view.language,
    CARD_TEXTS[view.language].title,
    view.kind === 'form' ? formPage(view) : resultPage(view),
  );
}
