/**
 * The explainer's script, as the frame runs it: no network, no storage. Each temper is a table of chance and multiplier
 * whose mean is scaled to the chosen return, so the evenings obey the number above them.
 */
export const EXPLAINER_JS = `(() => {
  const root = document.querySelector('.rtp');
  const find = (name) => root.querySelector(name);
  const slider = document.createElement('input');
  Object.assign(slider, { type: 'range', className: 'return', min: 88, max: 98, step: 1, value: 96 });
  slider.setAttribute('aria-label', find('.name').textContent);
  find('.slide').append(slider);
  let kind = 'calm';
  const EVENINGS = 12;
  const ROUNDS = 300;
  const TALLEST = 200;
  const TEMPERS = {
    calm: [[0.2, 1], [0.09, 3], [0.02, 8], [0.004, 25]],
    bold: [[0.09, 1], [0.03, 5], [0.006, 30], [0.0012, 150]],
  };
  const fill = (element, values) => {
    element.textContent = element.dataset.text.replace(/{(\\w+)}/g, (whole, name) => values[name] ?? whole);
  };
  const meanOf = (temper) => temper.reduce((sum, [chance, times]) => sum + chance * times, 0);
  const round = (temper, scale) => {
    let left = Math.random();
    for (const [chance, times] of temper) {
      left -= chance;
      if (left < 0) return times * scale;
    }
    return 0;
  };
  const evening = (temper, share) => {
    const scale = share / meanOf(temper);
    let back = 0;
    for (let number = 0; number < ROUNDS; number += 1) back += round(temper, scale);
    return Math.round((back / ROUNDS) * 100);
  };
  const share = () => Number(slider.value);
  const showShare = () => {
    find('.value').textContent = share() + '\\u00a0%';
    find('.back').style.width = share() + '%';
    fill(find('.share'), { back: share() * 10, kept: 1000 - share() * 10 });
  };
  const showEvenings = () => {
    const temper = TEMPERS[kind];
    const backs = Array.from({ length: EVENINGS }, () => evening(temper, share() / 100));
    root.querySelectorAll('.bar').forEach((bar, index) => {
      const back = backs[index];
      bar.classList.toggle('ahead', back > 100);
      bar.querySelector('i').style.transform = 'scaleY(' + Math.min(1, Math.max(0.03, back / TALLEST)) + ')';
      bar.querySelector('b').textContent = back;
    });
    fill(find('.result'), {
      ahead: backs.filter((back) => back > 100).length,
      worst: Math.min(...backs),
      best: Math.max(...backs),
    });
  };
  slider.addEventListener('input', showShare);
  slider.addEventListener('change', showEvenings);
  const choices = root.querySelectorAll('.kind');
  const choose = (chosen) => {
    kind = chosen.dataset.kind;
    for (const each of choices) each.setAttribute('aria-pressed', String(each === chosen));
    showEvenings();
  };
  for (const choice of choices) choice.addEventListener('click', () => choose(choice));
  find('.again').addEventListener('click', showEvenings);
  root.classList.add('on');
  showShare();
  showEvenings();
})();`;
