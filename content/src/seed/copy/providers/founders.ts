import { texts } from '../../seed';
import type { ProviderCopy } from './provider';

/** The five studios the house began with. */
export const FOUNDERS: ProviderCopy[] = [
  {
    slug: 'amber-forge',
    name: 'Amber Forge',
    keywords: {
      ua: ['Amber Forge', 'слоти про копальні', 'дикі символи з множником', 'ігри про легенди'],
      ru: ['Amber Forge', 'слоты про рудники', 'дикие символы с множителем', 'игры по легендам'],
      en: ['Amber Forge', 'mine slots', 'multiplying wilds', 'legend games'],
      kz: ['Amber Forge', 'кеніш туралы слоттар', 'көбейткіші бар жабайы таңбалар', 'аңыз ойындары'],
    },
    description: texts(
      '<p>Amber Forge кує важкі ігри: копальні, фортеці, старі легенди. Дикі символи множать виграш, і найвищі виплати трапляються рідко.</p><p>Почніть з демо: ці ігри люблять терплячих.</p>',
      '<p>Amber Forge куёт тяжёлые игры: рудники, крепости, старые легенды. Дикие символы умножают выигрыш, и самые высокие выплаты случаются редко.</p><p>Начните с демо: эти игры любят терпеливых.</p>',
      '<p>Amber Forge hammers out heavy games: mines, strongholds, old legends. Wilds multiply a win, and the highest pays come rarely.</p><p>Start in demo mode: these games are for the patient.</p>',
      '<p>Amber Forge салмақты ойындар соғады: кеніштер, қамалдар, көне аңыздар. Жабайы таңбалар ұтысты көбейтеді, ал ең жоғары төлемдер сирек келеді.</p><p>Демодан бастаңыз: бұл ойындар сабырлыны ұнатады.</p>',
    ),
  },
  {
    slug: 'kyrgan-games',
    name: 'Kyrgan Games',
    keywords: {
      ua: ['Kyrgan Games', 'степові слоти', 'слоти про базар', 'слоти з беркутом'],
      ru: ['Kyrgan Games', 'степные слоты', 'слоты про базар', 'слоты с беркутом'],
      en: ['Kyrgan Games', 'steppe slots', 'bazaar slots', 'eagle slots'],
      kz: ['Kyrgan Games', 'дала слоттары', 'базар туралы слоттар', 'бүркіт туралы слоттар'],
    },
    description: texts(
      '<p>Kyrgan Games розповідає про степ: беркути, базари, нічне небо над курганом. Волатильність буває різна, аж до високої, а безкоштовні спіни множать кожен виграш.</p><p>Назви тут звучать казахською й українською, а музика дихає повільно, як простір, про який розповідає.</p>',
      '<p>Kyrgan Games рассказывает о степи: беркуты, базары, ночное небо над курганом. Волатильность бывает разная, вплоть до высокой, а бесплатные спины умножают каждый выигрыш.</p><p>Названия здесь звучат по-казахски и по-украински, а музыка дышит медленно, как простор, о котором рассказывает.</p>',
      '<p>Kyrgan Games tells of the steppe: eagles, bazaars, the night sky above a burial mound. Volatility ranges all the way up to high, and free spins multiply every win.</p><p>Its titles speak Kazakh and Ukrainian, and its music breathes slowly, like the open land it tells of.</p>',
      '<p>Kyrgan Games даланы баяндайды: бүркіттер, базарлар, оба үстіндегі түнгі аспан. Құбылмалылығы әртүрлі, тіпті жоғары да болады, ал тегін айналымдар әр ұтысты көбейтеді.</p><p>Ойын атаулары қазақша да, украинша да естіледі, ал музыкасы өзі суреттейтін кең даладай баяу тыныстайды.</p>',
    ),
  },
  {
    slug: 'velvet-suit',
    name: 'Velvet Suit',
    keywords: {
      ua: ['Velvet Suit', 'карнавальні слоти', 'музичні слоти', 'нічні ігри'],
      ru: ['Velvet Suit', 'карнавальные слоты', 'музыкальные слоты', 'ночные игры'],
      en: ['Velvet Suit', 'carnival slots', 'music slots', 'midnight games'],
      kz: ['Velvet Suit', 'карнавал слоттары', 'музыкалық слоттар', 'түнгі ойындар'],
    },
    description: texts(
      '<p>Оксамит, опівнічна музика й карнавальні маски. Velvet Suit робить елегантні слоти з п’ятьма барабанами: прості правила, короткі раунди, жодного зайвого ефекту.</p><p>Тут багато темряви й небагато золота, зате кожен відблиск на своєму місці. Ігри для тих, хто приходить увечері й не поспішає.</p>',
      '<p>Бархат, полуночная музыка и карнавальные маски. Velvet Suit делает элегантные слоты с пятью барабанами: простые правила, короткие раунды, ни одного лишнего эффекта.</p><p>Здесь много темноты и немного золота, зато каждый отблеск на своём месте. Игры для тех, кто приходит вечером и не спешит.</p>',
      '<p>Velvet, midnight music and carnival masks. Velvet Suit makes elegant slots on five reels: simple rules, short rounds, and not one effect too many.</p><p>There is much darkness here and little gold, but every glint is in its place. Games for those who come in the evening and are in no hurry.</p>',
      '<p>Барқыт, түн ортасындағы музыка және карнавал бетперделері. Velvet Suit бес барабанды талғампаз слоттар жасайды: қарапайым ереже, қысқа раунд, артық әсер жоқ.</p><p>Мұнда қараңғы көп, алтын аз, бірақ әр жылтыл өз орнында. Кешке келіп, асықпай отыратындарға арналған ойындар.</p>',
    ),
  },
  {
    slug: 'northern-mint',
    name: 'Northern Mint',
    keywords: {
      ua: ['Northern Mint', 'північні слоти', 'часті виграші', 'зимові ігри'],
      ru: ['Northern Mint', 'северные слоты', 'частые выигрыши', 'зимние игры'],
      en: ['Northern Mint', 'northern slots', 'frequent wins', 'winter games'],
      kz: ['Northern Mint', 'солтүстік слоттары', 'жиі ұтыстар', 'қысқы ойындар'],
    },
    description: texts(
      '<p>Свіжо, як м’ята на морозі. Northern Mint любить зиму, космос і солодощі, світлі кольори й помірну волатильність: є ігри з дрібними, але частими виграшами, добрі для початку.</p><p>На цих барабанах добре видно кожен символ, а правила вміщаються на долоні. Після довгого дня це саме те.</p>',
      '<p>Свежо, как мята на морозе. Northern Mint любит зиму, космос и сладости, светлые цвета и умеренную волатильность: есть игры с небольшими, но частыми выигрышами, хорошие для начала.</p><p>На этих барабанах хорошо виден каждый символ, а правила умещаются на ладони. После долгого дня это именно то.</p>',
      '<p>Fresh as mint in the frost. Northern Mint likes winter, space and sweets, bright colours and moderate volatility: some of its games pay small but often, a good place to begin.</p><p>On these reels every symbol can be told at a glance, and the rules fit in the palm of a hand. Just the thing after a long day.</p>',
      '<p>Аяздағы жалбыздай сергек. Northern Mint қысты, ғарышты және тәттіні, ашық түстер мен орташа құбылмалылықты ұнатады: шағын, бірақ жиі ұтысты ойындары да бар, бастауға жақсы таңдау.</p><p>Барабандағы әр таңба анық көрінеді, ережесі алақанға сыяды. Ұзақ күннен кейін дәл керегі осы.</p>',
    ),
  },
  {
    slug: 'teremok-play',
    name: 'Teremok Play',
    keywords: {
      ua: ['Teremok Play', 'слоти про жнива', 'карпатські слоти', 'низька волатильність'],
      ru: ['Teremok Play', 'слоты про урожай', 'карпатские слоты', 'низкая волатильность'],
      en: ['Teremok Play', 'harvest slots', 'Carpathian slots', 'low volatility slots'],
      kz: ['Teremok Play', 'егін туралы слоттар', 'Карпат слоттары', 'төмен құбылмалылық'],
    },
    description: texts(
      '<p>Жнива, карпатські полонини, луки й солодощі. Teremok Play робить затишні слоти здебільшого з низькою волатильністю: виграші дрібні, але часті, а безкоштовні спіни їх подвоюють.</p><p>Усе тут намальовано так, ніби за вікном уже пахне хлібом. Студія не кваплить і не кричить: сідайте, чай гарячий.</p>',
      '<p>Жатва, карпатские полонины, луга и сладости. Teremok Play делает уютные слоты в основном с низкой волатильностью: выигрыши небольшие, но частые, а бесплатные спины их удваивают.</p><p>Всё здесь нарисовано так, будто за окном уже пахнет хлебом. Студия не торопит и не кричит: садитесь, чай горячий.</p>',
      '<p>Harvests, Carpathian pastures, meadows and sweets. Teremok Play makes cosy slots, most of them low in volatility: wins are small but frequent, and free spins double them.</p><p>Everything is drawn as if bread were baking next door. The studio neither hurries nor shouts: take a seat, the tea is hot.</p>',
      '<p>Егін орағы, Карпат жайлаулары, шалғындар мен тәттілер. Teremok Play көбіне құбылмалылығы төмен жайлы слоттар жасайды: ұтыстар шағын, бірақ жиі, ал тегін айналымдар оларды екі еселейді.</p><p>Бәрі терезеден нанның исі шығып тұрғандай салынған. Студия асықтырмайды, айқайламайды: отырыңыз, шай ыстық.</p>',
    ),
  },
];
