import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { API_RECHTE } from '#src/contract/apizugang.ts'
import { FORM_LIMIT, inMb, MULTIPART_LIMIT, SCHLUESSEL_TAGE } from '#src/contract/grenzen.ts'
import { apiAdresse } from '#src/contract/openapi/adresse.ts'
import type { OpenApi } from '#src/contract/openapi/types.ts'
import { REFUSALS } from '#src/contract/openapi/components.ts'
import { operations } from '#src/contract/index.ts'
import { BEISPIEL_FEHLER, BEISPIEL_KOPF } from '#src/domain/apizugang/beispielWerte.ts'
import { FEHLER_CODES } from '#src/domain/apizugang/fehlerCodes.ts'
import { RECHTE } from '#src/domain/apizugang/rechte.ts'
import { ANFRAGEN_JE_FENSTER, FENSTER_S, PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { paths } from '#src/routes/paths.ts'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { KAMPAGNE } from './beispiele.ts'
import { CodeTabs } from './CodeTabs.tsx'
import { Absatz, Kapitel } from './Kapitel.tsx'
import { snippet, SPRACHEN } from '#src/domain/apizugang/snippets.ts'
import { Tabelle, Worte } from './Tabelle.tsx'

interface Props {
  openApi: OpenApi
}

/** Three steps to a first answer. */
export function Schnellstart({ openApi }: Props) {
  const { t } = useTranslation('apizugangDoku')
  const operation = operations.fetchKampagnen
  const url = `${openApi.servers[0]?.url ?? ''}${apiAdresse('fetchKampagnen', operation)}`
  const first = Object.fromEntries(
    SPRACHEN.map((sprache) => [sprache, snippet(sprache, { operation, eingabe: { state: 'all' }, url })]),
  )
  return (
    <Kapitel id="schnellstart" title={t('schnellstart.title')}>
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1, maxInlineSize: '72ch' }}>
        <li>
          {t('schnellstart.eins')}{' '}
          <Link component={RouterLink} to={paths.apizugang} underline="always">
            {t('schnellstart.zumToken')}
          </Link>
        </li>
        <li>
          <Worte text={t('schnellstart.zwei')} />
        </li>
        <li>{t('schnellstart.drei')}</li>
      </Box>
      <CodeTabs label={t('schnellstart.beispiel')} code={first} />
    </Kapitel>
  )
}

/** Bearer token and what it may do. */
export function Anmeldung() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="anmeldung" title={t('anmeldung.title')}>
      <Absatz>
        <Worte text={t('anmeldung.text')} />
      </Absatz>
      <CodeBlock label={t('anmeldung.kopf')} code={BEISPIEL_KOPF} />
      <Absatz>{t('anmeldung.rechte')}</Absatz>
      <Tabelle
        caption={t('anmeldung.tabelle')}
        head={[t('anmeldung.recht'), t('anmeldung.erlaubt')]}
        rows={API_RECHTE.map((recht) => [recht, RECHTE[recht].erklaerung])}
      />
    </Kapitel>
  )
}

export function TestLive() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="test-live" title={t('testLive.title')}>
      <Absatz>
        <Worte text={t('testLive.text')} />
      </Absatz>
      <Absatz>
        <Worte text={t('testLive.live')} />
      </Absatz>
    </Kapitel>
  )
}

const WERTE = ['geld', 'janein', 'tag', 'zeit', 'json', 'leer'] as const

/** How a call is made and how values travel. */
export function Aufbau() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="aufbau" title={t('aufbau.title')}>
      <Absatz>
        <Worte text={t('aufbau.text')} />
      </Absatz>
      <Tabelle
        caption={t('aufbau.tabelle')}
        head={[t('aufbau.beispiel'), t('aufbau.bedeutung')]}
        rows={WERTE.map((wert) => [t(`aufbau.${wert}.beispiel`), t(`aufbau.${wert}.text`)])}
      />
      <Absatz>
        <Worte text={t('aufbau.unbekannt')} />
      </Absatz>
      <Absatz>
        <Worte text={t('aufbau.version')} />
      </Absatz>
    </Kapitel>
  )
}

export function Fehler() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="fehler" title={t('fehler.title')}>
      <Absatz>
        <Worte text={t('fehler.text')} />
      </Absatz>
      <CodeBlock label={t('fehler.beispiel')} code={JSON.stringify(BEISPIEL_FEHLER, null, 2)} />
      <Tabelle
        caption={t('fehler.tabelle')}
        head={[t('fehler.status'), t('fehler.bedeutung')]}
        rows={Object.entries(REFUSALS)}
      />
      <Tabelle
        caption={t('fehler.codes')}
        head={[t('fehler.code'), t('fehler.tun')]}
        rows={Object.entries(FEHLER_CODES)}
      />
      <Absatz>{t('fehler.weitere')}</Absatz>
    </Kapitel>
  )
}

export function Wiederholen() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="wiederholen" title={t('wiederholen.title')}>
      <Absatz>
        <Worte text={t('wiederholen.text')} />
      </Absatz>
      <CodeBlock label={t('wiederholen.kopf')} code="Idempotency-Key: bestellung-2026-000815" />
      <Absatz>
        <Worte text={t('wiederholen.gleich', { tage: SCHLUESSEL_TAGE })} />
      </Absatz>
    </Kapitel>
  )
}

export function Grenzen() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="grenzen" title={t('grenzen.title')}>
      <Absatz>
        <Worte
          text={t('grenzen.text', {
            anzahl: formatZahl(ANFRAGEN_JE_FENSTER),
            sekunden: FENSTER_S,
            formular: inMb(FORM_LIMIT),
            datei: inMb(MULTIPART_LIMIT),
          })}
        />
      </Absatz>
      <CodeBlock
        label={t('grenzen.kopf')}
        code={`RateLimit-Limit: ${ANFRAGEN_JE_FENSTER}\nRateLimit-Remaining: 117\nRateLimit-Reset: 42`}
      />
      <Absatz>{t('grenzen.protokoll', { tage: PROTOKOLL_TAGE })}</Absatz>
    </Kapitel>
  )
}

/** One program per language from nothing to an invoice. */
export function GanzeKampagne() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="kampagne" title={t('kampagne.title')}>
      <Absatz>{t('kampagne.text')}</Absatz>
      <CodeTabs label={t('kampagne.programm')} code={KAMPAGNE} />
    </Kapitel>
  )
}
