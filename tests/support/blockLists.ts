/**
 * Rules of what to block that hold on every site and for requests of the same site, as facts: those of EasyList Germany with
 * a word of our trade (easylistgermany_general_block.txt, https://github.com/easylist/easylistgermany, 66950d49 of
 * 21 August 2026; `&werbemittel=` stood there until 2019), where `*` is anything and `^` a mark between words.
 */
const RULES = `
  -Bannerwerbung- -werb_hori. -werb_vert. -Werbebanner- -werbebanner. -Werbebannerr_ /_werbung/ /aaa-werbung/
  /ad-rahmen- /ad/anzeige_ /banner125werbung. /banner_quartermedia. /banner_woomws. /banners/werbung-
  /bannerwerbung- /bilder/ads/ /bilder/werbung_ /buchreklame. /cms/werbung/ /dateien/ads/ /defaultwerbung/
  /ec_adalt. /ec_adalt/ /ec_adalt_ /econa-layer/ /eraffe_ad. /esel.js /fileupload/werbung/ /firstloadwerbung.
  /getwerbung. /gigaflat.js /grafik/ads/ /Header-Werbung. /hier_werben. /image_werbung/ /images/_werb_
  /images/werb/ /images/werb_ /images/werbung. /images/werbung/ /img/werbung/ /imgwerbung/ /includes/werbung/
  /iqadcontroller. /layer_werbg. /layout_img/werbung/ /media/werbung/ /medien/werbung/ /mod/werbung/
  /nativendo.js /nativendo/ /o2-layer. /partner/werbung- /partneradzwerk/ /pic/werbung/ /pic/werbung_
  /Reklame_Anzeigen/ /sidebar_werbung/ /sponsoren/banner_ /sportson/ads/ /styles/*/werbung/ /styles/werbung_
  /upload/werbung/ /usemax/ /werb.gif /werb.php /werbe-banner/ /werbe_banner/ /werbeanzeige/ /werbeanzeigen/
  /werbebanner- /werbebanner. /werbebanner/ /werbebanner2. /werbebanner_ /werbebannerneu/ /werbebox/
  /werbecenter/ /werbegrafiken/ /werbeimages/ /werbemanager2/ /werbemittel_ /werbenetz/ /werbepartner.
  /werbepartner/ /werbeplakat. /werbepopup/ /werbescript/ /werbeslider. /werbeteaser/ /werbetrenner_
  /werbezonen/ /werbung.gif /Werbung/*_banner_ /werbung/banner/ /werbung/banner_ /werbung160. /werbung2^
  /werbung5jw/ /werbung90. /werbung_ /werbungheader. /werbunglongbanner1. /WerbungPlatzhalter/
  /werbungsbilder/ /werbungsky. /werbungsr3. /Widgets/Werbung/ /wpbanner/ /wrbg.js? /zzz/init.php?
  _Banner_Werbung_ _Bannerwerbung. _bannerwerbung/ _bg_werbung. _oben_ad. _unten_ad. _werbe_layer.
  _werbeanzeigen/ _werbebanner. _werbebanner/ _werbebreak. _werbepartner. _werbung.php _werbung.pl
  _Werbung260. _woz_banner_vote. &werbemittel=
`
  .trim()
  .split(/\s+/)

/** Of the other lists, and of what they may add: a whole word of an address that says advertising. */
const WORDS =
  /(?:^|[/_.?&=-])(?:ads?|advert\w*|adserver|banners?|popunder|sponsor(?:en|ed)?|reklame|(?:bild)?anzeigen?)(?=$|[/_.?&=-])|werb(?:e|ung)(?!mittel[a-z]*(?:[=&]|$))/i

const PATTERNS = RULES.map(
  (rule) =>
    [
      rule,
      new RegExp(
        rule
          .replaceAll(/[.?+$|()[\]{}\\]/g, '\\$&')
          .replaceAll('*', '.*')
          .replaceAll('^', '(?:[^\\w.%-]|$)'),
        'i',
      ),
    ] as const,
)

/** What blocks an address of this site: the rules themselves, and the words; empty: nothing. */
export function blocking(address: string): string[] {
  const rules = PATTERNS.filter(([, pattern]) => pattern.test(address)).map(([rule]) => rule)
  const word = WORDS.exec(address)?.[0]
  return [...rules, ...(word === undefined ? [] : [`"${word}"`])].map((found) => `${address}: ${found}`)
}
