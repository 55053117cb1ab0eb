import type { Hono } from 'hono'
import type { Auslassung } from '#mocks/backend/statistik/aufrufer.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
/** A page within an app. */
const WV = (geraet: string) =>
  `Mozilla/5.0 (Linux; Android 14; ${geraet}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36`

/** What phones of people say: the browsers of the makers, others, and pages within apps. */
export const TELEFONE = [
  `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`,
  `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
  `${IPHONE} EdgiOS/137.0.3296.92 Version/18.0 Mobile/15E148 Safari/604.1`,
  `${IPHONE} GSA/374.0.774044330 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  `${IPHONE} Mobile/15E148 Instagram 333.0.0.36.94 (iPhone15,4; iOS 18_5; de_DE; de; scale=3.00; 1179x2556; 611458513)`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.40.109;FBBV/618282263;FBDV/iPhone15,4;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBCR/;FBID/phone;FBLC/de_DE;FBOP/5]`,
  `${IPHONE} Mobile/15E148 LinkedInApp]/9.30.4318`,
  `${IPHONE} Mobile/15E148 Twitter for iPhone/10.62`,
  `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  `${ANDROID} Chrome/137.0.0.0 Mobile Safari/537.36 EdgA/137.0.0.0`,
  `${ANDROID} Chrome/135.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`,
  `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 (Ecosia android@138.0.7204.63)`,
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 10; ELE-L29; HMSCore 6.14.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 14; de-de; 23021RAA2Y Build/UKQ1.231003.002) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.16.1-gn',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19 S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  `${WV('SM-S918B Build/UP1A.231005.007')} Instagram 333.0.0.42.91 Android (34/14; 480dpi; 1080x2400; Xiaomi/Redmi; 22101316G; ruby; mt6877; de_DE; 611458513)`,
  `${WV('SM-A546B Build/UP1A.231005.007')} [FB_IAB/FB4A;FBAV/470.0.0.50.74;]`,
  `${WV('SM-S918B Build/UP1A.231005.007')} CamScanner/4.8.5.2310271827`,
  `${WV('Pixel 8 Build/AP2A.240705.005')} GSA/15.26.36.28.arm64`,
  `${WV('G011A Build/N2G48H')} Viber/11.9.5.8`,
  'Opera/9.80 (Android; Opera Mini/69.0.2254/191.303; U; de) Presto/2.12.423 Version/12.16',
] as const

const ROBOT = (name: string) => `Mozilla/5.0 (compatible; ${name})`
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

/** What nobody is behind, by kind, in the words of those who run it. */
export const KENNUNGEN: Readonly<
  Record<Exclude<Auslassung, 'methode' | 'vorabruf' | 'wiederholung'>, readonly string[]>
> = {
  linkvorschau: [
    'WhatsApp/2.23.20.0 A',
    'WhatsApp/2.2587.9 W',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    `${CHROME} MicrosoftPreview/2.0 +https://aka.ms/MicrosoftPreview`,
    `${CHROME.replace('X11; Linux x86_64', 'Windows NT 6.1; WOW64')} BingPreview/1.0b`,
    'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
    'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'com.apple.WebKit.Networking/8615.7.1.10.1 CFNetwork/1410.1 Darwin/22.6.0',
    `${CHROME.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64')} GoogleMessages/15.1`,
  ],
  linkpruefung: [
    'BarracudaCentral/1.0',
    'Barracuda Sentinel (EE)',
    'ProofPoint URL Defense',
    'Mimecast URL Protect/1.0',
    'Microsoft Safe-Links/1.0',
    'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
    'Google-Safety',
    `${CHROME} Google-Safety`,
    'CheckMarkNetwork/1.0 LinkChecker',
  ],
  ueberwachung: [
    'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
    'Mozilla/5.0 (compatible; StatusCake)',
    'Better Stack Better Uptime Bot Mozilla/5.0',
    'check_http/v2.3.3 (monitoring-plugins 2.3.3)',
  ],
  robot: [
    ROBOT('Googlebot/2.1; +http://www.google.com/bot.html'),
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    ROBOT('YandexBot/3.0; +http://yandex.com/bots'),
    ROBOT('Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp'),
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    ROBOT('ClaudeBot/1.0; +claudebot@anthropic.com'),
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'GoogleOther',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    ROBOT('archive.org_bot +http://archive.org/details/archive.org_bot'),
  ],
  programm: [
    'curl/8.7.1',
    'Wget/1.21.4',
    'python-requests/2.32.3',
    'Python/3.12 aiohttp/3.9.5',
    'Go-http-client/2.0',
    'okhttp/4.12.0',
    'Java/17.0.11',
    'Apache-HttpClient/4.5.14 (Java/17.0.11)',
    'node',
    'undici',
    'axios/1.7.2',
    'Dalvik/2.1.0 (Linux; U; Android 14; SM-S918B Build/UP1A.231005.007)',
    'MobileSafari/8617.1 CFNetwork/1496.0.7 Darwin/23.5.0',
    'PostmanRuntime/7.39.0',
    'Mozilla/5.0',
    CHROME.replace('Chrome', 'HeadlessChrome'),
  ],
  ohneKennung: ['', '   '],
}

/** Headers of a browser that fetches ahead, or for a part of a page. */
export const VORABRUFE: readonly Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
  { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
]

/** Scans a printed code as a person with a phone does; gives what comes back. */
export const scanne = async (app: Hono, pfad: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.request(pfad, { headers: { 'user-agent': TELEFONE[0], ...headers } })
