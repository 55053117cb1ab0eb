import { useTranslation } from 'react-i18next'
import { API_WURZEL, VERSION_HEADER } from '#src/contract/openapi/adresse.ts'
import { SEITE_MAX } from '#src/contract/seite.ts'
import { AENDERUNGEN, API_VERSION } from '#src/domain/apizugang/aenderungen.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { Absatz, Kapitel } from './Kapitel.tsx'
import { Tabelle, Worte } from './Tabelle.tsx'

/** How everything of a list is read, and what of it has changed. */
export function ListenKapitel() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="listen" title={t('listen.title')}>
      <Absatz>
        <Worte text={t('listen.text', { max: SEITE_MAX })} />
      </Absatz>
      <Absatz>
        <Worte text={t('listen.since')} />
      </Absatz>
    </Kapitel>
  )
}

/** What may change without notice, what may not, and what has changed. */
export function VersionKapitel() {
  const { t } = useTranslation('apizugangDoku')
  return (
    <Kapitel id="versionen" title={t('versionen.title')}>
      <Absatz>
        <Worte text={t('versionen.text', { wurzel: API_WURZEL })} />
      </Absatz>
      <Absatz>
        <Worte text={t('versionen.regel', { kopf: VERSION_HEADER })} />
      </Absatz>
      <CodeBlock label={t('versionen.kopf')} code={`${VERSION_HEADER}: ${API_VERSION}`} />
      <Tabelle
        caption={t('versionen.tabelle')}
        head={[t('versionen.version'), t('versionen.datum'), t('versionen.was')]}
        rows={AENDERUNGEN.map(({ version, datum, was }) => [version, formatDatum(datum), was])}
      />
    </Kapitel>
  )
}
