INSERT INTO "profile_versions" ("code", "version", "terms", "begins_at", "reason", "proposed_at", "confirmed_at") VALUES
('TRIAL', 1, $terms${
 "mode": "real",
 "minimum_age": 21,
 "identity": [],
 "promotions": {
  "bonuses": true,
  "cashback": true,
  "battles": true,
  "wheel": true,
  "jackpots": true
 },
 "wager_cap": null,
 "limits": {
  "required": [],
  "raise_wait_hours": 24
 },
 "session": {
  "reality_check": 60,
  "may_never": true,
  "break_after_minutes": null,
  "round_seconds": 0,
  "may_hurry": true
 },
 "help": [
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'What the product does by itself, everywhere: for a trial', '2020-01-01Z', '2020-01-01Z'),
('UA', 1, $terms${
 "mode": "real",
 "minimum_age": 21,
 "identity": [
  {
   "action": "withdraw",
   "level": 2,
   "over_30_days": null
  },
  {
   "action": "deposit",
   "level": 3,
   "over_30_days": "400000.00"
  }
 ],
 "promotions": {
  "bonuses": true,
  "cashback": false,
  "battles": true,
  "wheel": true,
  "jackpots": true
 },
 "wager_cap": null,
 "limits": {
  "required": [
   "deposit",
   "time"
  ],
  "raise_wait_hours": 24
 },
 "session": {
  "reality_check": 60,
  "may_never": false,
  "break_after_minutes": null,
  "round_seconds": 0,
  "may_hurry": true
 },
 "help": [
  {
   "name": "Lifeline Ukraine",
   "about": {
    "uk": "Психологічна підтримка телефоном, цілодобово й безкоштовно",
    "ru": "Психологическая поддержка по телефону, круглосуточно и бесплатно",
    "en": "Somebody to talk to in a crisis, day and night, free of charge",
    "kk": "Телефон арқылы психологиялық қолдау, тәулік бойы, тегін"
   },
   "phone": "7333",
   "url": "https://lifelineukraine.com"
  },
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'Ukraine: real money; limits of money and time before the first stake; no cashback on losses; 21', '2020-01-01Z', '2020-01-01Z'),
('KZ', 1, $terms${
 "mode": "play",
 "minimum_age": 21,
 "identity": [],
 "promotions": {
  "bonuses": false,
  "cashback": false,
  "battles": false,
  "wheel": false,
  "jackpots": false
 },
 "wager_cap": null,
 "limits": {
  "required": [],
  "raise_wait_hours": 24
 },
 "session": {
  "reality_check": 60,
  "may_never": true,
  "break_after_minutes": null,
  "round_seconds": 0,
  "may_hurry": true
 },
 "help": [
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'Kazakhstan: online casinos are prohibited there; nothing is taken or paid', '2020-01-01Z', '2020-01-01Z'),
('EU', 1, $terms${
 "mode": "real",
 "minimum_age": 21,
 "identity": [
  {
   "action": "deposit",
   "level": 2,
   "over_30_days": null
  },
  {
   "action": "withdraw",
   "level": 2,
   "over_30_days": null
  },
  {
   "action": "deposit",
   "level": 3,
   "over_30_days": "400000.00"
  }
 ],
 "promotions": {
  "bonuses": true,
  "cashback": false,
  "battles": true,
  "wheel": false,
  "jackpots": true
 },
 "wager_cap": 10,
 "limits": {
  "required": [
   "deposit",
   "loss",
   "time"
  ],
  "raise_wait_hours": 168
 },
 "session": {
  "reality_check": 60,
  "may_never": false,
  "break_after_minutes": 120,
  "round_seconds": 5,
  "may_hurry": false
 },
 "help": [
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'Members of the European Union: a strict profile for all of them', '2020-01-01Z', '2020-01-01Z'),
('US', 1, $terms${
 "mode": "closed",
 "minimum_age": 21,
 "identity": [],
 "promotions": {
  "bonuses": false,
  "cashback": false,
  "battles": false,
  "wheel": false,
  "jackpots": false
 },
 "wager_cap": null,
 "limits": {
  "required": [],
  "raise_wait_hours": 24
 },
 "session": {
  "reality_check": 60,
  "may_never": true,
  "break_after_minutes": null,
  "round_seconds": 0,
  "may_hurry": true
 },
 "help": [
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'United States: closed', '2020-01-01Z', '2020-01-01Z'),
('RU', 1, $terms${
 "mode": "closed",
 "minimum_age": 21,
 "identity": [],
 "promotions": {
  "bonuses": false,
  "cashback": false,
  "battles": false,
  "wheel": false,
  "jackpots": false
 },
 "wager_cap": null,
 "limits": {
  "required": [],
  "raise_wait_hours": 24
 },
 "session": {
  "reality_check": 60,
  "may_never": true,
  "break_after_minutes": null,
  "round_seconds": 0,
  "may_hurry": true
 },
 "help": [
  {
   "name": "Gambling Therapy",
   "about": {
    "uk": "Безкоштовна підтримка онлайн, зокрема російською та англійською",
    "ru": "Бесплатная поддержка онлайн, в том числе на русском",
    "en": "Free support online, in several languages",
    "kk": "Онлайн тегін қолдау, соның ішінде орыс және ағылшын тілдерінде"
   },
   "phone": null,
   "url": "https://www.gamblingtherapy.org"
  },
  {
   "name": "Gamblers Anonymous",
   "about": {
    "uk": "Зустрічі людей, які припинили грати, і тих, хто хоче припинити",
    "ru": "Встречи людей, которые перестали играть, и тех, кто хочет перестать",
    "en": "Meetings of people who have stopped gambling and of those who want to",
    "kk": "Ойынды қойған және қойғысы келетін адамдардың кездесулері"
   },
   "phone": null,
   "url": "https://www.gamblersanonymous.org"
  }
 ]
}$terms$, '2020-01-01Z', 'Russia: closed', '2020-01-01Z', '2020-01-01Z');
