import type { ContentLanguage } from '@kozyr/contracts/locales';
import { texts } from '../../seed';
import { EXPLAINER_JS } from './script';
import { EXPLAINER_CSS } from './style';
import { WORDS } from './words';

const HTML_LANG: Record<ContentLanguage, string> = { ua: 'uk', ru: 'ru', en: 'en', kz: 'kk' };
const EVENINGS = 12;

/** Readable without its script: then the playing part stays hidden and the words say it all. The slider is the script's. */
function bodyIn(language: ContentLanguage): string {
  const say = (name: keyof typeof WORDS) => WORDS[name][language];
  const bars = '<span class="bar"><i></i><b></b></span>'.repeat(EVENINGS);
  return `<section class="rtp" lang="${HTML_LANG[language]}">
  <h2>${say('title')}</h2>
  <p class="lead">${say('lead')}</p>
  <div class="play">
    <div class="controls">
      <div class="slide"><span class="name">${say('slider')}</span> <output class="value"></output></div>
      <div class="kinds" role="group" aria-label="${say('kind')}"><span class="legend">${say('kind')}</span>
        <button class="kind" type="button" data-kind="calm" aria-pressed="true">${say('calm')}</button>
        <button class="kind" type="button" data-kind="bold" aria-pressed="false">${say('bold')}</button></div>
    </div>
    <div class="split" aria-hidden="true"><span class="back"></span></div>
    <p class="share" data-text="${say('share')}"></p>
    <p class="caption">${say('chart')}</p>
    <div class="chart" aria-hidden="true"><span class="line"></span>${bars}</div>
    <p class="result" aria-live="polite" data-text="${say('result')}"></p>
    <button class="again" type="button">${say('again')}</button>
  </div>
  <p class="note">${say('note')}</p>
</section>`;
}

/** A small explainer that stands in a frame of its own (spec §3, dynamicContent): body in four languages, css and js. */
export const EXPLAINER = {
  body: texts(bodyIn('ua'), bodyIn('ru'), bodyIn('en'), bodyIn('kz')),
  css: EXPLAINER_CSS,
  js: EXPLAINER_JS,
};
